"""Trains the two networks of Web2Text (arXiv 1801.02607, section 3.4) on features that the engine computed; `npm run train:web2text` calls it.

usage: web2text.py <folder> <jobs.json>
<folder> holds blocks.f32 (rows x 128), edges.f32 (rows x 25; row i is the edge to row i+1), labels.u8 (0, 1, or 2 for none), weights.f32 (a row's weight in the loss).
<jobs.json> lists jobs: {name, seed, steps, drop, average, sparse, live, share, features, train, validation, pages: [[first row, rows], ...], out}; <out>.bin gets all parameters as float32, layer by layer, each
kernel x in x out weights and then its biases; <out>.json the figures.
A job {name, forward, pages, out} runs such a file's networks instead: <out>.bin gets log probabilities, rows x 2, then rows x 4, page by page.
`drop` is the share of weights that each step goes without.
`average` is 0 for the paper's way, which keeps the weights of the best step, or the decay of a running mean of the weights, whose best step is kept.
`sparse` weighs the mean of all hidden values in the loss: 0 is the paper's way; small networks learn better with some.
`live` is null for the paper's way, or how many inputs and how many channels of each hidden layer may stay alive: the others are made 0, one by one, the least
important first, while the first half of the steps is trained (pruning of filters, Li et al. 2017, by what a channel varies and how much the next layer makes of it).
`share` is, where `live` is given, the share of the weights between living channels that stays: of each layer the others are made 0, the smallest first, by what they
make of what comes in, until seven tenths of the steps (pruning of weights, Zhu and Gupta 2017). The engine passes over a weight of 0.
`features` is null, or the columns of blocks that the network of blocks may look at.
"""
import json
import sys

import numpy as np
import torch
import torch.nn.functional as F

CROP, BATCH, EVERY, MIN_BLOCKS = 9, 128, 100, 10
PRUNE_FROM, PRUNE_TO, THIN_TO = 0.1, 0.5, 0.7
RATE, L2, SIGMA = 1e-3, 1e-4, 0.1
WIDTHS, KERNELS = [50, 50, 50, 10], [1, 1, 3, 3, 3]


class Net:
    def __init__(self, inputs, classes):
        widths = [inputs] + WIDTHS + [classes]
        self.weights = [torch.nn.init.trunc_normal_(torch.empty(o, i, k), 0.0, SIGMA, -2 * SIGMA, 2 * SIGMA) for i, o, k in zip(widths, widths[1:], KERNELS)]
        self.biases = [torch.zeros(o) for o in widths[1:]]
        for parameter in self.parameters():
            parameter.requires_grad_(True)

    def parameters(self):
        return self.weights + self.biases

    def __call__(self, x, drop=0.0):
        """x is batch x inputs x length; logits come as batch x classes x length. Dropout is of weights, as in the published code. `hidden` and `inputs` are left behind."""
        self.hidden, self.inputs = 0.0, []
        for layer, (w, b) in enumerate(zip(self.weights, self.biases)):
            self.inputs.append(x.detach())
            x = F.conv1d(x, F.dropout(w, drop) if drop else w, b, padding=w.shape[2] // 2)
            if layer < len(KERNELS) - 1:
                x = F.relu(x)
                self.hidden = self.hidden + x.mean()
        return x

    def least(self, live, progress):
        """The least important inputs and hidden channels, layer by layer, so many that at a progress of 1 `live` are left, by what the last call saw."""
        dead = []
        for w, x, target in zip(self.weights, self.inputs, live):
            width = w.shape[1]
            worth = x.std((0, 2)) * w.detach().norm(dim=(0, 2))
            keep = max(min(target, width), round(width + (target - width) * progress))
            dead.append(worth.argsort()[: width - keep])
        return dead

    def prune(self, dead):
        """Makes 0 what comes out of dead channels, and what goes into them."""
        for layer, channels in enumerate(dead):
            self.weights[layer].data[:, channels] = 0
            if layer > 0:
                self.weights[layer - 1].data[channels] = 0
                self.biases[layer - 1].data[channels] = 0

    def seeing(self, features):
        """For the first layer 1 at the weights of these inputs."""
        mask = torch.zeros_like(self.weights[0], dtype=torch.bool)
        mask[:, features] = True
        return [mask]

    def thinned(self, share):
        """For each layer 1 at the weights that stay, the share of its living ones that make most of what comes in."""
        masks = []
        for w, x in zip(self.weights, self.inputs):
            worth = w.detach().abs() * x.std((0, 2))[None, :, None]
            living = worth[worth > 0].sort(descending=True).values
            least = living[max(1, round(share * len(living))) - 1] if len(living) else 0
            masks.append((worth >= least) & (worth > 0))
        return masks

    def thin(self, masks):
        for w, mask in zip(self.weights, masks):
            w.data *= mask

    def load(self, values):
        """Takes its parameters, in the order of save, from the front of an array; returns the rest."""
        for w, b in zip(self.weights, self.biases):
            o, i, k = w.shape
            w.data = torch.from_numpy(values[: o * i * k].copy()).reshape(k, i, o).permute(2, 1, 0).contiguous()
            b.data = torch.from_numpy(values[o * i * k : o * i * k + o].copy())
            values = values[o * i * k + o :]
        return values

    def save(self, file):
        with open(file, "ab") as out:
            for w, b in zip(self.weights, self.biases):
                out.write(w.detach().permute(2, 1, 0).contiguous().numpy().astype("<f4").tobytes())
                out.write(b.detach().numpy().astype("<f4").tobytes())


def crops(pages, job_random, length):
    """Endless batches of row indices: pages in shuffled order, one random crop of each."""
    usable = [page for page in pages if page[1] > MIN_BLOCKS]
    rows = []
    while True:
        for p in job_random.permutation(len(usable)):
            first, count = usable[p]
            rows.append(first + job_random.randint(0, count - CROP + 1) + np.arange(length))
            if len(rows) == BATCH:
                yield np.stack(rows)
                rows = []


def score(predicted, gold, weight, unary):
    """F1 of the positive class for the unary network, accuracy for the pairwise one."""
    if not unary:
        return float(weight[predicted == gold].sum() / weight.sum())
    tp = weight[(predicted == 1) & (gold == 1)].sum()
    return float(2 * tp / max(1e-9, weight[predicted == 1].sum() + weight[gold == 1].sum()))


def train(job, x, gold, weight, unary):
    torch.manual_seed(job["seed"])
    job_random = np.random.RandomState(job["seed"])
    net = Net(x.shape[1], 2 if unary else 4)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    training = [job["pages"][i] for i in job["train"]]
    validation = [job["pages"][i] for i in job["validation"] if job["pages"][i][1] > 0]
    held = np.concatenate([np.arange(first, first + count) for first, count in validation])
    best, kept, at = -1.0, None, 0
    mean = Net(x.shape[1], 2 if unary else 4)
    decay, live, share = job["average"], job["live"], job["share"]
    masks = net.seeing(job["features"]) if unary and job["features"] else []
    net.thin(masks)
    mean.thin(masks)
    dead, pruned = [], PRUNE_TO * job["steps"] if live else 0
    settled = THIN_TO * job["steps"] if live and share < 1 else pruned
    # Of what is left at each turn as much goes as brings the share down to what is asked by the last.
    turns = max(1, round((settled - pruned) / EVERY))
    for step, rows in enumerate(crops(training, job_random, CROP if unary else CROP - 1), 1):
        logits = net(torch.from_numpy(x[rows].astype(np.float32)).transpose(1, 2), job["drop"])
        w = torch.from_numpy(weight[rows])
        loss = (F.cross_entropy(logits, torch.from_numpy(gold[rows]), reduction="none") * w).sum() / w.sum().clamp(min=1e-6)
        loss = loss + job["sparse"] * net.hidden + L2 / 2 * sum((p * p).sum() for p in net.weights)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            for average, parameter in zip(mean.parameters(), net.parameters()):
                average.lerp_(parameter, 1 - min(decay, (step - 1) / (step + 9)))
            if live and step % EVERY == 0 and PRUNE_FROM * job["steps"] <= step <= pruned:
                dead = net.least(live, (step / job["steps"] - PRUNE_FROM) / (PRUNE_TO - PRUNE_FROM))
            for each in (net, mean):
                each.prune(dead)
                each.thin(masks)
            if step % EVERY == 0 and pruned < step <= settled:
                masks = net.thinned(share ** (1 / turns))
        if step % EVERY == 0 and step > settled:
            with torch.no_grad():
                guess = np.concatenate([mean(torch.from_numpy(x[f:f + c].astype(np.float32)).t()[None])[0].argmax(0).numpy() for f, c in validation])
            value = score(guess, gold[held], weight[held], unary)
            if value > best:
                best, kept, at = value, [p.detach().clone() for p in mean.parameters()], step
        if step == job["steps"]:
            break
    with torch.no_grad():
        for parameter, value in zip(net.parameters(), kept):
            parameter.copy_(value)
    return net, {"validation": round(best, 5), "step": at}


def run(job, blocks, edges):
    unary, pairwise = Net(128, 2), Net(25, 4)
    assert len(pairwise.load(unary.load(np.fromfile(job["forward"], "<f4")))) == 0
    with open(job["out"] + ".bin", "wb") as out, torch.no_grad():
        for net, x, less in ((unary, blocks, 0), (pairwise, edges, 1)):
            for first, count in job["pages"]:
                if count > less:
                    logits = net(torch.from_numpy(np.array(x[first : first + count - less])).t()[None])[0]
                    out.write(F.log_softmax(logits, 0).t().contiguous().numpy().astype("<f4").tobytes())


def main(folder, jobs_file):
    torch.set_num_threads(1)
    blocks = np.memmap(f"{folder}/blocks.f32", "<f4", "r").reshape(-1, 128)
    edges = np.memmap(f"{folder}/edges.f32", "<f4", "r").reshape(-1, 25)
    labels = np.fromfile(f"{folder}/labels.u8", "u1").astype(np.int64)
    weights = np.fromfile(f"{folder}/weights.f32", "<f4")
    known = labels <= 1
    block_gold, block_weight = np.where(known, labels, 0), np.where(known, weights, 0).astype(np.float32)
    both = np.append(known[:-1] & known[1:], False)
    edge_gold = np.append(block_gold[:-1] * 2 + block_gold[1:], 0)
    edge_weight = np.where(both, np.append((weights[:-1] + weights[1:]) / 2, 0), 0).astype(np.float32)
    for job in json.load(open(jobs_file)):
        if "forward" in job:
            run(job, blocks, edges)
            continue
        open(job["out"] + ".bin", "wb").close()
        figures = {}
        for name, x, gold, weight in (("unary", blocks, block_gold, block_weight), ("pairwise", edges, edge_gold, edge_weight)):
            inner = job if name == "unary" else {**job, "pages": [[first, max(0, count - 1)] for first, count in job["pages"]]}
            net, figures[name] = train(inner, x, gold, weight, name == "unary")
            net.save(job["out"] + ".bin")
        json.dump(figures, open(job["out"] + ".json", "w"))
        print(job["name"], figures, flush=True)


main(*sys.argv[1:])
