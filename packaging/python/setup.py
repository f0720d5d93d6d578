"""Builds the module by CMake, in a checkout of Sudoku Workbench."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Nothing is written beside the sources.
SCRATCH = ROOT / "build" / "python"


def build_folder() -> pathlib.Path:
    """Returns the folder of a build that has the module; makes one unless a folder is named."""
    named = os.environ.get("SUDOKUWORKBENCH_BUILD")
    if named:
        return pathlib.Path(named)
    # The interpreter of a virtual environment would be another one for each environment.
    python = getattr(sys, "_base_executable", sys.executable)
    subprocess.check_call(
        ["cmake", "--preset", "library", "-DBUILD_PYTHON=ON", f"-DPython_EXECUTABLE={python}"], cwd=ROOT
    )
    return ROOT / "build" / "library"


class CMakeBuild(build_ext):
    """Has CMake build the module, and takes it from there."""

    def build_extension(self, ext: Extension) -> None:
        folder = build_folder()
        subprocess.check_call(["cmake", "--build", folder, "--target", "sudokuworkbench_python"])
        target = pathlib.Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(folder / "app" / "python" / target.name, target)


def version() -> str:
    """Returns the version of the project."""
    found = re.search(r"project\(SudokuWorkbench VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())
    assert found, "CMakeLists.txt names no version"
    return found[1]


SCRATCH.mkdir(parents=True, exist_ok=True)
setup(
    options={"build": {"build_base": str(SCRATCH)}, "egg_info": {"egg_base": str(SCRATCH)}},
    version=version(),
    ext_modules=[Extension("sudokuworkbench._core", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
)
