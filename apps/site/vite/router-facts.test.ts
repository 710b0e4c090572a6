import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answered, leftOut, withFacts } from './router-facts.ts'

const lib = join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib')

test.each(answered)('The installed router contains in %s all code that the build replaces', name => {
  const code = readFileSync(join(lib, `${name}.js`), 'utf8')
  expect(withFacts(name, code)).not.toBe(code)
})

test('A router whose code has changed fails the build', () => {
  expect(() => withFacts('router/router', 'if (init.watchers) watch()')).toThrow('router-facts.ts')
})

test('Names and warnings for development are removed; warnings inside a condition stay', () => {
  const code = ['\twarning(false, "No!");', 'Link.displayName = "Link";', 'if (isOld) warning(false, "Old");']
  expect(withFacts('any', code.join('\n'))).toBe(';\n;\nif (isOld) warning(false, "Old");')
})

test.each([
  ["import { Outlet, useBlocker } from 'react-router'", 'useBlocker'],
  ["import { Await } from 'react-router'", 'Await'],
  ["navigate('/', { viewTransition: true })", 'viewTransition'],
  ["import { Form, useNavigate } from 'react-router'", undefined],
])('Only the use of a removed feature is reported: %s', (code, used) => {
  expect(leftOut(code)).toBe(used)
})
