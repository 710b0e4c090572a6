import { spawnSync } from 'node:child_process'

/** Candidates for the main branch, the nearest first. */
const MAIN = ['@{upstream}', 'origin/main', 'main']

/**
 * Returns the commit at which the branch of this folder left the main branch; on the main branch itself, or
 * if there is none, the last commit.
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

/**
 * Returns the files that this branch has changed or added since its branch point, committed or not, relative
 * to the folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function changedFiles(folder) {
  const named = (/** @type {string[]} */ ...args) =>
    String(spawnSync('git', [...args, '-z'], { cwd: folder }).stdout)
      .split('\0')
      .filter(Boolean)
  const changed = named('diff', '--name-only', '--relative', '--diff-filter=d', branchPoint(folder))
  return [...new Set([...changed, ...named('ls-files', '--others', '--exclude-standard')])]
}
