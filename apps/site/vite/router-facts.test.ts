import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answered, leftOut, withFacts } from './router-facts.ts'

const lib = join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib')

test.each(answered)('The pinned router asks in %s what the build answers', name => {
  const code = readFileSync(join(lib, `${name}.js`), 'utf8')
  expect(withFacts(name, code)).not.toBe(code)
})

test('A router that asks otherwise is not built', () => {
  expect(() => withFacts('router/router', 'if (init.watchers) watch()')).toThrow('router-facts.ts')
})

test('Hints for developers go, what decides stays', () => {
  const code = ['\twarning(false, "No!");', 'Link.displayName = "Link";', 'if (isOld) warning(false, "Old");']
  expect(withFacts('any', code.join('\n'))).toBe(';\n;\nif (isOld) warning(false, "Old");')
})

test.each([
  ["import { Outlet, useBlocker } from 'react-router'", 'useBlocker'],
  ["import { Await } from 'react-router'", 'Await'],
  ["navigate('/', { viewTransition: true })", 'viewTransition'],
  ["import { Form, useNavigate } from 'react-router'", undefined],
])('Who uses what was left out is told so: %s', (code, used) => {
  expect(leftOut(code)).toBe(used)
})
