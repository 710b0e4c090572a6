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

/**
 * Files that this work has changed or made since then, committed or not, by their names from the folder on.
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
