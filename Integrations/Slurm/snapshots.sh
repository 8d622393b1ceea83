#!/usr/bin/env bash
# Draws the snapshots of a project as an array of Slurm jobs, and merges their reports:
#   Integrations/Slurm/snapshots.sh PROJECT PARTS OUTPUT
# PROJECT and OUTPUT are on a file system that all nodes see. The project is built once before, so that its build folder is not written by several jobs.
set -euo pipefail
project=$(readlink -f "$1") parts=$2
mkdir -p "$3"
output=$(readlink -f "$3")
costs=()
[ ! -f "$output/report/costs.json" ] || { cp "$output/report/costs.json" "$output/costs.json"; costs=(--costs "$output/costs.json"); }
build=$(sbatch --parsable --job-name=vitrine-build --wrap "vitrine list --package-path '$project' >'$output/previews.txt'")
# Status 1 with results says that a picture differs. A part that has none is drawn again by a job that is started again.
array=$(sbatch --parsable --job-name=vitrine-part --dependency="afterok:$build" --array="1-$parts" --requeue --wrap \
  "vitrine snapshot --package-path '$project' --shard \"\$SLURM_ARRAY_TASK_ID/$parts\" ${costs[*]} -o '$output/part-'\"\$SLURM_ARRAY_TASK_ID\" \
   || test -f '$output/part-'\"\$SLURM_ARRAY_TASK_ID\"/results.json")
sbatch --job-name=vitrine-report --dependency="afterany:$array" --wait --wrap "vitrine report --merge '$output'/part-* -o '$output/report'"
