#!/usr/bin/python3
"""Listens to the real window as a screen reader does: screenreader.py PROGRAM

Brings its own X server, message bus, window manager and settings. Waits for what must come, never for a time.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time

deadline_seconds = 10  # for one step, on a slow and busy machine; it takes about one
attempts = 8  # the bus now and then loses what is sent while it starts; a fault of ours fails each time


def skip_where_something_is_missing():
    missing = [name for name in ("Xvfb", "openbox", "xdotool", "dbus-run-session") if not shutil.which(name)]
    missing += [name for name in ("pyatspi",) if not importlib.util.find_spec(name)]
    if missing:
        print("skipped: needs", *missing)
        sys.exit(77)


def run_in_own_session(program):
    """Starts this script again, where nothing of the user's desktop can be seen or disturbed."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        with os.fdopen(read_end) as display, tempfile.TemporaryDirectory() as home:
            environment = dict(os.environ, DISPLAY=":" + display.readline().strip(), HOME=home,
                               XDG_CONFIG_HOME=home, XDG_RUNTIME_DIR=home, QT_QPA_PLATFORM="xcb",
                               QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE="")
            environment.pop("AT_SPI_BUS_ADDRESS", None)
            return subprocess.call(["dbus-run-session", "--", sys.executable, __file__, "--inside", program],
                                   env=environment)
    finally:
        server.terminate()
        server.wait()


class Reader:
    """What assistive technology sees and hears of the program."""

    events = ["object:property-change:accessible-name", "object:state-changed"]

    def __init__(self, process):
        import pyatspi
        from gi.repository import GLib

        self.atspi = pyatspi
        self.context = GLib.MainContext.default()
        self.process = process
        self.heard = []
        pyatspi.Registry.registerEventListener(self.hear, *self.events)

    def hear(self, event):
        try:
            # Names are read anew: those kept may be from before the event.
            event.source.clear_cache()
            self.heard.append((str(event.type), event.source.getRoleName(), event.source.name, event.detail1))
        except Exception:  # the object went away before it could be asked
            pass

    def wait_for(self, what, find):
        end = time.monotonic() + deadline_seconds
        while time.monotonic() < end:
            while self.context.iteration(False):
                pass
            if self.process.poll() is not None:
                raise SystemExit(f"The program ended with {self.process.returncode}, waiting for {what}.")
            try:
                found = find()
            except Exception:  # an object that went away, a bus that is not ready: look again
                found = None
            if found:
                print("ok:", what, flush=True)
                return found
            time.sleep(0.05)
        print("heard:", *self.heard[-30:], sep="\n  ", file=sys.stderr)
        raise SystemExit(f"Timeout, waiting for {what}.")

    def wait_to_hear(self, what, kind, role, name, act=lambda: None):
        def is_heard():
            act()
            return any(k.startswith(kind) and r == role and name in n and (d or "name" in k)
                       for k, r, n, d in self.heard)
        self.wait_for(what, is_heard)

    def application(self):
        desktop = self.atspi.Registry.getDesktop(0)
        return next((a for a in desktop if a and a.get_process_id() == self.process.pid), None)

    def all_below(self, parent):
        for child in parent:
            if child:
                yield child
                if child.getRole() != self.atspi.ROLE_TABLE:
                    yield from self.all_below(child)

    def board(self):
        return next(o for o in self.all_below(self.application())
                    if o.getRole() == self.atspi.ROLE_TABLE and o.name == "Sudoku board")

    def has_focus(self, thing):
        thing.clear_cache()
        return thing.getState().contains(self.atspi.STATE_FOCUSED)

    def name(self, thing):
        thing.clear_cache()
        return thing.name


def press(*keys):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)


def again_and_again(act, every=3):
    """The act, done at once and then every few seconds: the bus may lose one event, not all of them."""
    next_time = 0

    def act_when_due():
        nonlocal next_time
        if time.monotonic() >= next_time:
            act()
            next_time = time.monotonic() + every
    return act_when_due


def focus_window(process):
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)],
                           capture_output=True, text=True, check=False).stdout.split()
    if found:
        subprocess.run(["xdotool", "windowactivate", found[-1]], check=False, stderr=subprocess.DEVNULL)


def check_start(reader, process):
    """The card on the empty board has the focus and says what Enter does; Escape leads to the board."""
    activate = again_and_again(lambda: focus_window(process))

    def first_action():
        activate()
        return next((o for o in reader.all_below(reader.application())
                     if o.name == "Play" and o.getRole() == reader.atspi.ROLE_PUSH_BUTTON
                     and reader.has_focus(o)), None)
    play = reader.wait_for("the first action of the card", first_action)
    assert play.description.startswith("Medium"), play.description
    assert play.parent.name == "Start a puzzle", play.parent.name
    board = reader.board()
    leave = again_and_again(lambda: press("Escape"))

    def board_has_focus():
        leave()
        return reader.has_focus(board) or reader.has_focus(board.queryTable().getAccessibleAt(0, 0))
    reader.wait_for("the board after Escape", board_has_focus)


def check_new(reader):
    """The cards of New are radio buttons, and the arrows choose one."""
    def card(name):
        return next((o for o in reader.all_below(reader.application())
                     if o.name == name and o.getRole() == reader.atspi.ROLE_RADIO_BUTTON
                     and reader.has_focus(o)), None)
    press("ctrl+n")
    reader.wait_for("the first card", lambda: card("Classic 9 × 9"))
    press("Right")
    chosen = reader.wait_for("the next card", lambda: card("Killer"))
    assert chosen.getState().contains(reader.atspi.STATE_CHECKED)
    press("Tab")
    reader.wait_for("the level", lambda: card("Medium"))
    press("Escape")


def check_board(reader, process):
    board = reader.wait_for("the board as a table", reader.board)
    table = board.queryTable()
    assert (table.nRows, table.nColumns) == (9, 9)
    first, second = table.getAccessibleAt(0, 0), table.getAccessibleAt(0, 1)
    assert first.name == "row 1, column 1, box 1: empty", first.name

    activate = again_and_again(lambda: focus_window(process))

    def cell_with_focus():
        activate()
        return reader.has_focus(first)
    reader.wait_for("the focus in the first cell", cell_with_focus)

    press("5")
    reader.wait_to_hear("the digit typed", "object:property-change:accessible-name", "table cell",
                        "row 1, column 1, box 1: 5, given")
    assert first.queryValue().currentValue == 5
    reader.wait_to_hear("the cursor's new cell", "object:state-changed:focused", "table cell",
                        "row 1, column 2, box 1: empty", again_and_again(lambda: press("Home", "Right")))
    press("5")
    reader.wait_to_hear("the conflict in the cell", "object:property-change:accessible-name", "table cell",
                        "row 1, column 2, box 1: 5, given, conflict: Two 5s in row 1: r1c1 and r1c2")
    reader.wait_to_hear("the conflict as a notification", "object:state-changed:showing", "notification",
                        "Two 5s in row 1")
    reader.wait_for("the conflict in the other cell",
                    lambda: "conflict: Two 5s in row 1" in reader.name(first))
    press("ctrl+z")
    reader.wait_for("undo", lambda: reader.name(second) == "row 1, column 2, box 1: empty")
    last = table.getAccessibleAt(8, 8)
    last.queryValue().currentValue = 7
    reader.wait_for("a value set from outside",
                    lambda: reader.name(last) == "row 9, column 9, box 9: 7, given")
    reader.wait_for("the cursor there", lambda: reader.has_focus(last))


def check_keyboard(reader):
    """Tab goes from the board through the controls and back; everything it reaches has a name."""
    def focused():
        return next((o for o in reader.all_below(reader.application())
                     if o.getRole() != reader.atspi.ROLE_TABLE and reader.has_focus(o)), None)
    press("Tab")
    control = reader.wait_for("a control after Tab", focused)
    assert control.name, f"A {control.getRoleName()} that Tab reaches has no name."
    press("shift+Tab")
    board = reader.board()
    reader.wait_for("the board again after Shift+Tab", lambda: reader.has_focus(board))


def check_rules(reader):
    """A rule that is added says so, and the list reads it."""
    press("ctrl+Home", "ctrl+r", "k", "Return", "shift+Right", "1", "2", "Return")
    reader.wait_to_hear("the cage as a notification", "object:state-changed:showing", "notification",
                        "Killer cage 12 at r1c1 and r1c2")

    def listed():
        return next((o for o in reader.all_below(reader.application())
                     if o.name == "Killer cage 12 at r1c1 and r1c2"
                     and o.getState().contains(reader.atspi.STATE_CHECKED)), None)
    reader.wait_for("the cage in the list, which is on", listed)
    press("Escape")


def check_names(reader):
    roles = [reader.atspi.ROLE_PUSH_BUTTON, reader.atspi.ROLE_TOGGLE_BUTTON, reader.atspi.ROLE_CHECK_BOX,
             reader.atspi.ROLE_RADIO_BUTTON, reader.atspi.ROLE_COMBO_BOX, reader.atspi.ROLE_MENU_ITEM]
    controls = [o for o in reader.all_below(reader.application()) if o.getRole() in roles]
    nameless = [o.getRoleName() for o in controls
                if not o.name and o.getState().contains(reader.atspi.STATE_SHOWING)]
    assert controls and not nameless, f"Controls without a name: {nameless}"
    names = [o.name for o in controls]
    assert "digit 5" in names, names
    print("ok: all", len(controls), "controls have names", flush=True)


def wait_for_manager():
    """A window that is there before the manager may never become the active one."""
    end = time.monotonic() + deadline_seconds
    while subprocess.run(["xdotool", "get_num_desktops"], capture_output=True, check=False).returncode != 0:
        if time.monotonic() > end:
            raise SystemExit("Timeout, waiting for the window manager.")
        time.sleep(0.1)


def run_inside(program):
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for_manager()
    process = subprocess.Popen([program])
    try:
        reader = Reader(process)
        check_start(reader, process)
        check_new(reader)
        check_board(reader, process)
        check_keyboard(reader)
        check_rules(reader)
        check_names(reader)
    finally:
        process.kill()
        manager.kill()


if __name__ == "__main__":
    if sys.argv[1] == "--inside":
        run_inside(sys.argv[2])
    else:
        skip_where_something_is_missing()
        sys.exit(next((0 for _ in range(attempts) if run_in_own_session(sys.argv[1]) == 0), 1))
