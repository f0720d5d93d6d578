"""The network of ui/pictures/digitnetwork.h in torch: its layers, how it learns, and the file of its weights."""
import struct

import numpy
import torch
from torch import nn
from torch.nn import functional

import classes

CHANNELS = (12, 24, 48)
HIDDEN = 80
SIDE = 32


class DigitNetwork(nn.Module):
    def __init__(self, count=classes.DIGIT_COUNT):
        super().__init__()
        widths = (1, *CHANNELS)
        self.convolutions = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1, bias=False) for a, b in zip(widths, CHANNELS))
        self.norms = nn.ModuleList(nn.BatchNorm2d(width) for width in CHANNELS)
        self.hidden = nn.Linear(CHANNELS[-1] * (SIDE // 2 ** len(CHANNELS)) ** 2, HIDDEN)
        self.dropout = nn.Dropout(.25)
        self.answer = nn.Linear(HIDDEN, count)

    def forward(self, cells):
        values = cells
        for convolution, norm in zip(self.convolutions, self.norms):
            values = functional.max_pool2d(functional.relu(norm(convolution(values))), 2)
        values = values.permute(0, 2, 3, 1).flatten(1)  # the channels of a place are neighbours
        return self.answer(self.dropout(functional.relu(self.hidden(values))))


def answers(network, cells, batch=1024):
    """The network's values for cells of bytes, before they are made probabilities."""
    network.eval()
    with torch.no_grad():
        return torch.cat([network(torch.tensor(cells[i:i + batch]).float()[:, None] / 255) for i in range(0, len(cells), batch)])


def varied(cells, generator, strength):
    """Turned, moved, stretched, lighter or darker, with noise: never the same cell twice."""
    count = len(cells)
    normal = torch.randn(count, 8, generator=generator) * strength[:, None]
    turn, shear, wide, high = (normal[:, i] * sigma for i, sigma in enumerate((.04, .03, .035, .035)))
    theta = torch.stack([torch.stack([1 + wide, shear - turn, normal[:, 4] * .045], 1),
                         torch.stack([turn, 1 + high, normal[:, 5] * .045], 1)], 1)
    grid = functional.affine_grid(theta, cells.shape, align_corners=False)
    moved = functional.grid_sample(cells, grid, padding_mode='border', align_corners=False)
    noise = torch.randn(moved.shape, generator=generator) * (normal[:, 6].abs() * .05)[:, None, None, None]
    return (moved * torch.exp(normal[:, 7] * .14)[:, None, None, None] + noise).clamp(0, 1)


def allowed_classes():
    allowed = torch.zeros(len(classes.SETS), classes.COUNT, dtype=torch.bool)
    for number, places in enumerate(classes.SETS):
        allowed[number, places] = True
    return allowed


ALLOWED = allowed_classes()


def target_classes():
    """Which classes a label stands for. COUNT + d: the digit d, printed or written: the label does not say which."""
    targets = torch.zeros(classes.COUNT + 10, classes.COUNT, dtype=torch.bool)
    targets[:classes.COUNT] = torch.eye(classes.COUNT, dtype=torch.bool)
    for digit in range(1, 10):
        targets[classes.COUNT + digit, [classes.printed(digit), classes.written(digit)]] = True
    return targets


TARGETS = target_classes()
FITS = (ALLOWED[:, None] & TARGETS[None]).any(2)  # set, label


def surprise(values, labels, sets):
    """Minus the logarithm of the probability of the label, among the classes of the set of symbols of its board."""
    known = values.shape[1]
    logs = functional.log_softmax(values.masked_fill(~ALLOWED[sets, :known], -1e4), 1)
    return -logs.masked_fill(~TARGETS[labels, :known], -1e4).logsumexp(1)


def drawn_sets(labels, shares, random):
    """A set of symbols for each label that has its class: the shares say how often which is asked for."""
    drawn = torch.from_numpy(random.choice(len(classes.SETS), len(labels), p=shares))
    wrong = ~FITS[drawn, labels]
    while wrong.any():
        drawn[wrong] = torch.from_numpy(random.choice(len(classes.SETS), int(wrong.sum()), p=shares))
        wrong = ~FITS[drawn, labels]
    return drawn


class Source:
    """Cells to learn from. Each draw takes as many of a group of labels as its share says."""

    def __init__(self, cells, labels, shares, set_shares, strength):
        self.cells, self.labels = cells, labels
        self.weights = numpy.zeros(len(labels))
        for group, share in shares:
            inside = group(labels)
            if inside.any():
                self.weights[inside] = share / inside.sum()
        self.weights /= self.weights.sum()
        self.set_shares, self.strength = set_shares, strength

    def draw(self, count, random):
        chosen = random.choice(len(self.labels), count, p=self.weights)
        labels = torch.from_numpy(self.labels[chosen])
        cells = torch.from_numpy(self.cells[chosen]).float()[:, None] / 255
        return cells, labels, drawn_sets(labels, self.set_shares, random), torch.full((count,), self.strength)


def learn(network, sources, steps, rate, seed, batch=128):
    """Sources: pairs of a Source and its share of each batch."""
    random = numpy.random.default_rng(seed)
    generator = torch.Generator().manual_seed(seed)
    optimizer = torch.optim.AdamW(network.parameters(), rate, weight_decay=.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=.2)
    total = 0
    for step in range(steps):
        network.train()
        drawn = [source.draw(round(batch * share), random) for source, share in sources]
        cells, labels, sets, strength = (torch.cat(parts) for parts in zip(*drawn))
        loss = surprise(network(varied(cells, generator, strength)), labels, sets).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        total += loss.item()
        if step % 200 == 199:
            print(f'  step {step + 1}: {total / 200:.4f}', flush=True)
            total = 0
    network.eval()
    return network


def folded_layers(network):
    """(kind, weights as outputs x (places, inputs), bias) with the batch norm inside."""
    layers = []
    for convolution, norm in zip(network.convolutions, network.norms):
        factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weights = (convolution.weight * factor[:, None, None, None]).permute(0, 2, 3, 1)
        layers.append((0, weights, norm.bias - norm.running_mean * factor))
    layers.append((1, network.hidden.weight, network.hidden.bias))
    layers.append((2, network.answer.weight, network.answer.bias))
    return [(kind, weights.detach().double().numpy(), bias.detach().double().numpy()) for kind, weights, bias in layers]


def rounded_layers(network, temperature):
    """The layers as the file has them: (kind, inputs, scale per output, bias, int8 weights)."""
    layers = []
    for kind, weights, bias in folded_layers(network):
        if kind == 2:
            weights, bias = weights / temperature, bias / temperature
        flat = weights.reshape(len(weights), -1)
        scale = (abs(flat).max(1) / 127).astype(numpy.float32)
        layers.append((kind, weights.shape[-1], scale, bias.astype(numpy.float32), numpy.round(flat / scale[:, None]).astype(numpy.int8)))
    return layers


def file_of(layers):
    parts = [b'SWDN', struct.pack('<II', 1, len(layers))]
    for kind, inputs, scale, bias, weights in layers:
        parts += [struct.pack('<III', kind, inputs, len(scale)), scale.astype('<f4').tobytes(), bias.astype('<f4').tobytes(),
                  numpy.ascontiguousarray(weights.T).tobytes()]
    return b''.join(parts)


def layers_of(contents):
    """The layers of a file of weights: (kind, inputs, scale per output, bias, int8 weights)."""
    layers, at = [], 12
    for _ in range(struct.unpack_from('<I', contents, 8)[0]):
        kind, inputs, outputs = struct.unpack_from('<III', contents, at)
        scale, bias = numpy.frombuffer(contents, '<f4', 2 * outputs, at + 12).reshape(2, outputs)
        at += 12 + 8 * outputs
        rows = inputs * (9 if kind == 0 else 1)
        layers.append((kind, inputs, scale, bias, numpy.frombuffer(contents, numpy.int8, rows * outputs, at).reshape(rows, outputs).T))
        at += rows * outputs
    return layers


def set_norm(norm, bias, sums):
    """Makes a batch norm add the bias and nothing else, for values like those."""
    mean, variance = sums.mean((0, 2, 3)), sums.var((0, 2, 3), unbiased=False)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance)
    norm.weight.copy_(torch.sqrt(variance + norm.eps))
    norm.bias.copy_(bias + mean)


def network_of(layers, cells):
    """A network that goes on from the weights of a file. It must see some cells, as a batch norm is no longer in them."""
    network = DigitNetwork(len(layers[-1][2]))
    real = [(torch.tensor(weights * scale[:, None]), torch.tensor(numpy.array(bias))) for _, _, scale, bias, weights in layers]
    with torch.no_grad():
        values = torch.tensor(cells).float()[:, None] / 255
        for convolution, norm, (weights, bias) in zip(network.convolutions, network.norms, real):
            convolution.weight.copy_(weights.reshape(len(bias), 3, 3, -1).permute(0, 3, 1, 2))
            values = convolution(values)
            set_norm(norm, bias, values)
            values = functional.max_pool2d(functional.relu(values + bias[:, None, None]), 2)
        for layer, (weights, bias) in zip((network.hidden, network.answer), real[-2:]):
            layer.weight.copy_(weights)
            layer.bias.copy_(bias)
    return network


def rounded_answers(layers, cells):
    """The logarithms of the probabilities that the rounded weights give, worked out by torch."""
    values = torch.from_numpy(cells).double()[:, None] / 255
    for kind, inputs, scale, bias, weights in layers:
        real = torch.from_numpy(weights.astype(numpy.float32) * scale[:, None]).double()
        bias = torch.from_numpy(bias).double()
        if kind == 0:
            kernel = real.reshape(len(scale), 3, 3, inputs).permute(0, 3, 1, 2)
            values = functional.max_pool2d(functional.relu(functional.conv2d(values, kernel, bias, padding=1)), 2)
        else:
            values = values.permute(0, 2, 3, 1).flatten(1) if values.dim() == 4 else values
            values = functional.linear(values, real, bias)
            values = functional.relu(values) if kind == 1 else values
    return functional.log_softmax(values, 1).float().numpy()
