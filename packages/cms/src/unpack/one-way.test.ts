import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('In the CMS, only the decoding process imports the libraries for pictures and PDF files', async () => {
  const names = (await readdir(source, { recursive: true })).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name),
  )
  const decoding: string[] = []
  for (const name of names) {
    const text = await readFile(join(source, name), 'utf8')
    if (/(?:from|import\()\s*'(?:sharp|unpdf)'|import '(?:sharp|unpdf)'/.test(text)) decoding.push(name)
  }
  expect(decoding.toSorted()).toEqual(['unpack/pdf.ts', 'unpack/pictures.ts'])
  for (const name of names.filter(name => !/^unpack\/(?:tasks|child)\.ts$/.test(name)))
    expect(await readFile(join(source, name), 'utf8'), name).not.toMatch(
      /^import (?!type)[^']*'[^']*unpack\/(?:tasks|pictures|pdf)\.ts'/m,
    )
})
