import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { newFolder } from './databases.ts'

/** A folder on a disk of so many KB, gone with the test. Needs the right to mount; undefined where there is none. */
export function smallDisk(kilobytes: number): string | undefined {
  const path = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', [path]))
  return path
}
