import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}

test('The lock file names every dependency of a locked package, also for other platforms; otherwise npm ci refuses it', () => {
  const asked = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).map(name => ({ path, name })),
  )
  expect(asked.filter(({ path, name }) => !isLocked(name, path))).toEqual([])
})

/** Node looks for a package beside its dependent, then in each folder above. */
function isLocked(name: string, path: string): boolean {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in packages) return true
  return path !== '' && isLocked(name, path.slice(0, Math.max(0, path.lastIndexOf('/'))))
}
