import { spawnSync } from 'node:child_process'

/** Where the main branch is looked for, the nearest first. */
const MAIN = ['@{upstream}', 'origin/main', 'main']

/**
 * The commit at which the work in this folder left the main branch; on the main branch itself, or where there is none,
 * the last commit.
 * @param {string} folder
 * @returns {string}
 */
export function branchPoint(folder) {
  for (const main of MAIN) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: folder })
    if (status === 0) return String(stdout).trim()
  }
  return 'HEAD'
}
