import { isPublicPage } from '@rathausplatz/contract/public-page'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

type Row = { path?: string; children?: Row[] }

const paths = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...paths(children)])
const all = paths(routes as Row[])
const keyed = all.filter(path => path.includes(':schluessel'))
const forms = all.filter(path => /(?:^|\/)(?:neu|stand|vorschlagen|fortsetzen|buchen)$/.test(path))

test.each([...keyed, ...forms])(
  'C-07: /%s is private: not counted, not kept on a device, and without the question whether it was helpful',
  path => {
    const at = `/${path.replaceAll(/:\w+/g, 'abc')}`
    expect(isPublicPage(at)).toBe(false)
    expect(isPublicPage(`/${at.toUpperCase()}`)).toBe(false)
    expect(isPublicPage(at.replace('e', '%65'))).toBe(false)
  },
)

test('The pages of the pin board, of damage reports and of directories are public', () => {
  for (const path of [
    '/pinnwand',
    '/pinnwand/P-7GQ2M9XD',
    '/schaeden',
    '/schaeden/S-7GQ2M9XD',
    '/verzeichnis',
  ])
    expect(isPublicPage(path)).toBe(true)
  expect([keyed.length > 8, forms.length > 4]).toEqual([true, true])
})
