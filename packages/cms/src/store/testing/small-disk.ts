import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { newFolder } from './databases.ts'

/**
 * Creates a folder on a disk of this size in KB, removed after the test. Returns undefined without the right
 * to mount.
 */
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
