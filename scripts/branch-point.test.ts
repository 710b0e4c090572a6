import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { branchPoint } from './branch-point.mjs'

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

test('Work on a branch is compared with the commit at which it left the main branch', async () => {
  const { folder, git, commit } = await repository()
  const left = commit('vorher')
  git('switch', '--quiet', '--create', 'neu')
  commit('eins')
  commit('zwei')
  expect(branchPoint(folder)).toBe(left)
})

test('On the main branch only what is not committed counts', async () => {
  const { folder, commit } = await repository()
  commit('eins')
  const last = commit('zwei')
  expect(branchPoint(folder)).toBe(last)
})

test('Outside of any repository it is the last commit, which whoever asks for it has to find', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-ohne-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(branchPoint(folder)).toBe('HEAD')
})
