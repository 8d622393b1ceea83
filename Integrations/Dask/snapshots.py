#!/usr/bin/env python3
"""Draws snapshots in parts on the workers of Dask's `distributed`, and merges their reports.

    python3 snapshots.py SCHEDULER PARTS OUTPUT [-- ARGUMENTS OF vitrine snapshot]

SCHEDULER is an address such as tcp://host:8786, or the number of workers to start on this machine. OUTPUT is on a file system that all workers see. A
part whose worker ends is drawn again on another one; so is that of a worker which has not answered for the scheduler's `worker-ttl` (30 s for workers
on this machine, five minutes by Dask's default), and a part that takes longer than SNAPSHOT_SECONDS (600). A part that is drawn twice has the same
result. The exit status is that of `vitrine report --merge`. Build a project once before: all parts use its build folder.
"""
import glob
import os
import shutil
import subprocess
import sys
import time
import uuid

import dask
from distributed import Client, LocalCluster, as_completed

SECONDS = float(os.environ.get("SNAPSHOT_SECONDS", "600"))


def draw(part, parts, output, arguments):
    """Draws a part into a folder of its own, which takes its place when it is whole. Returns the seconds that it took."""
    start = time.monotonic()
    final = os.path.join(output, f"part-{part}")
    folder = f"{final}.{uuid.uuid4().hex}"
    command = ["vitrine", "snapshot", *arguments, "--shard", f"{part}/{parts}", "-o", folder]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        if not os.path.exists(os.path.join(folder, "results.json")):
            raise RuntimeError(f"part {part}/{parts} has no results: {done.stderr.strip()[-2000:]}")
        try:
            os.rename(folder, final)
        except OSError:
            # Another worker was earlier.
            pass
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return time.monotonic() - start


def main():
    arguments = sys.argv[1:]
    if len(arguments) < 3:
        sys.exit(__doc__)
    scheduler, parts, output = arguments[0], int(arguments[1]), os.path.abspath(arguments[2])
    more = arguments[4:] if arguments[3:4] == ["--"] else []
    os.makedirs(output, exist_ok=True)
    dask.config.set({"distributed.scheduler.worker-ttl": "30s"})
    cluster = LocalCluster(n_workers=int(scheduler), threads_per_worker=1, dashboard_address=None) if scheduler.isdigit() else None
    with Client(cluster or scheduler) as client:
        missing = [part for part in range(1, parts + 1) if not os.path.exists(f"{output}/part-{part}/results.json")]
        # The limit is for a worker that never answers: what is waiting for it is given to others.
        for attempt in range(3):
            if not missing:
                break
            futures = {client.submit(draw, part, parts, output, more, pure=False, retries=2): part for part in missing}
            try:
                limit = SECONDS * (2 + len(missing) / max(1, len(client.scheduler_info()["workers"])))
                for future in as_completed(futures, timeout=limit):
                    if future.status == "finished":
                        print(f"part {futures[future]}/{parts}: {future.result():.1f} s", flush=True)
                    else:
                        print(f"part {futures[future]}/{parts}: {future.exception()}", file=sys.stderr, flush=True)
            except TimeoutError:
                print("some parts were not answered in time; they are drawn again", file=sys.stderr, flush=True)
            client.cancel(list(futures))
            missing = [part for part in missing if not os.path.exists(f"{output}/part-{part}/results.json")]
    if cluster:
        cluster.close()
    # What a worker left that was ended.
    for folder in glob.glob(f"{glob.escape(output)}/part-*.*"):
        shutil.rmtree(folder, ignore_errors=True)
    folders = [f"{output}/part-{part}" for part in range(1, parts + 1)]
    sys.exit(subprocess.run(["vitrine", "report", "--merge", *folders, "-o", f"{output}/report"]).returncode)


if __name__ == "__main__":
    main()
