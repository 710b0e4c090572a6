import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { branchPoint, changedFiles } from './branch-point.mjs'

async function repository() {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-zweig-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const git = (...args: string[]) =>
    String(
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
        cwd: folder,
      }),
    ).trim()
  git('init', '--quiet', '--initial-branch=main')
  const commit = (message: string) => {
    git('commit', '--quiet', '--allow-empty', '--message', message)
    return git('rev-parse', 'HEAD')
  }
  return { folder, git, commit }
}

test('The branch point of a branch is the commit at which it left the main branch', async () => {
  const { folder, git, commit } = await repository()
  const left = commit('vorher')
  git('switch', '--quiet', '--create', 'neu')
  commit('eins')
  commit('zwei')
  expect(branchPoint(folder)).toBe(left)
})

test('On the main branch the branch point is the last commit', async () => {
  const { folder, commit } = await repository()
  commit('eins')
  const last = commit('zwei')
  expect(branchPoint(folder)).toBe(last)
})

test('Outside of any repository the branch point is HEAD', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-ohne-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(branchPoint(folder)).toBe('HEAD')
})

test('Changed files are those committed since the branch point, uncommitted ones and new ones, but not deleted ones', async () => {
  const { folder, git, commit } = await repository()
  const write = (name: string) => writeFile(join(folder, name), name)
  await Promise.all(['alt.ts', 'weg.ts', 'bleibt.ts'].map(write))
  git('add', '.')
  commit('vorher')
  git('switch', '--quiet', '--create', 'neu')
  await write('größe.ts')
  git('add', '.')
  commit('eins')
  await writeFile(join(folder, 'alt.ts'), 'anders')
  await write('neu.ts')
  await rm(join(folder, 'weg.ts'))
  expect(changedFiles(folder).toSorted()).toEqual(['alt.ts', 'größe.ts', 'neu.ts'])
})
