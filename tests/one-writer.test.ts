import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Returns all sources by path. */
async function sources() {
  const found = new Map<string, string>()
  for (const top of ['apps', 'packages']) {
    const names = await readdir(join(root, top), { recursive: true })
    for (const name of names)
      if (/\.tsx?$/.test(name) && !/(^|\/)(node_modules|build|\.react-router)\//.test(name))
        found.set(`${top}/${name}`, await readFile(join(root, top, name), 'utf8'))
  }
  return found
}

const importing = (library: string) => new RegExp(`(?:from|import\\(|import) ?'${library}'`)
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

test('One package writes PDF files, and one folder of the CMS merges them', async () => {
  const all = await sources()
  const users = (library: string) =>
    new Set(
      [...all]
        .filter(([path, text]) => !isTest(path) && importing(library).test(text))
        .map(([path]) => dirname(path)),
    )
  expect(users('pdfkit')).toEqual(new Set(['packages/pdf/src']))
  expect(users('@cantoo/pdf-lib')).toEqual(new Set(['packages/cms/src/rat/paket']))
  for (const library of ['fontkit', 'pdf-lib', 'jspdf', 'pdfmake'])
    expect(users(library), library).toEqual(new Set())
})

test('Each module that writes a PDF has a test beside it that checks the view of a screen reader', async () => {
  const all = await sources()
  const writers = [...all].filter(
    ([path, text]) =>
      !isTest(path) &&
      !path.startsWith('packages/pdf/') &&
      importing('@rathausplatz/pdf').test(text) &&
      /\bnew Sheet\(|\bprint\(/.test(text),
  )
  expect(writers.map(([path]) => path).toSorted()).toEqual([
    'apps/site/app/abfall/year-sheet-pdf.ts',
    'packages/cms/src/formulare/print-copy.ts',
    'packages/cms/src/rat/paket/bind.ts',
    'packages/demo/dokumente/satz.ts',
  ])
  for (const [path] of writers) {
    const module = path.slice(path.lastIndexOf('/'))
    const tests = [...all].filter(
      ([test, text]) =>
        isTest(test) &&
        test.startsWith(`${dirname(path)}/`) &&
        text.includes(`${module}'`) &&
        importing('@rathausplatz/pdf/testing').test(text) &&
        text.includes('faults'),
    )
    expect(tests.length, path).toBeGreaterThan(0)
  }
})
