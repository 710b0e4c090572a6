import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prints the addresses of all modules that the reader of a file loads. */
const LOADED = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import('./understand.ts')
  console.log(loaded.join('\\n'))
`

test('the thread that reads a file loads no calls and no schemas: it starts anew for each file', () => {
  const modules = execFileSync(process.execPath, ['--input-type=module', '--eval', LOADED], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).split('\n')
  expect(modules.some(url => url.endsWith('/read-table.ts'))).toBe(true)
  expect(modules.filter(url => /\/contract\/src\/(?:calls|entities)\/|\/zod\//.test(url))).toEqual([])
})
