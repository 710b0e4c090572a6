import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FollowedGuide, followGuide } from './testing/follow-guide.ts'

let guide: FollowedGuide
beforeAll(async () => {
  guide = await followGuide('neue-inhaltsart.md', [
    'package.json',
    'tsconfig.json',
    'packages/contract',
    'packages/cms',
    'packages/kalender',
    'packages/pdf',
    'packages/templates',
    'packages/text',
    'packages/time',
    'packages/ui',
  ])
})
afterAll(() => guide.close())

test('A new kind of record touches four files', () => {
  expect(guide.touched).toEqual([
    'packages/cms/src/collections/collections.ts',
    'packages/cms/src/collections/denkmal.ts',
    'packages/contract/src/records/denkmal.ts',
    'packages/contract/src/records/records.ts',
  ])
})

test('A record of the new kind is stored, listed, found and shown, and the kind has a form', {
  timeout: 240_000,
}, async () => {
  await writeFile(join(guide.folder, 'probe.ts'), PROBE)
  const { isFine, stdout, output } = await guide.node('probe.ts')
  expect(isFine, output).toBe(true)
  const { route, list, refused, found, form } = JSON.parse(stdout) as Record<string, unknown>
  expect(route).toMatchObject({
    title: 'Altes Rathaus',
    breadcrumbs: [
      { title: 'Startseite' },
      { title: 'Altes Rathaus', href: '/stadt/denkmaeler/altes-rathaus' },
    ],
    content: [{ template: 'artikel', context: { titel: 'Altes Rathaus', einleitung: 'Von 1598.' } }],
  })
  expect(list).toMatchObject([{ title: 'Altes Rathaus', status: 'oeffentlich', fields: { baujahr: 1598 } }])
  expect(refused).toMatchObject([{ path: 'zustaendig' }])
  expect(found).toContain('/stadt/denkmaeler/altes-rathaus')
  expect(form).toMatchObject([
    { name: 'name', label: 'Name', control: 'zeile', required: true },
    { name: 'slug' },
    { name: 'baujahr', control: 'zahl', least: 800, whole: true },
    { name: 'zustand', control: 'auswahl', options: [{}, { value: 'gefaehrdet', label: 'gefährdet' }] },
    { name: 'einleitung', control: 'text' },
    { name: 'text', control: 'richtext' },
    { name: 'zustaendig', control: 'verweis', to: 'organisationseinheit' },
    { name: 'bild', control: 'bild' },
    {},
    {},
    {},
  ])
})

const PROBE = `
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { formOf, records } from '@rathausplatz/contract/records'

const log = { info() {}, warn: console.error, error: console.error }
const { store, handlers, identify, close } = await openCms({ dataDir: 'data', create: true, log })
const site = cmsInProcess(handlers, identify)
const data = { name: 'Altes Rathaus', baujahr: 1598, einleitung: 'Von 1598.', text: '<p>Fachwerk.</p>' }
await store.writeAll([{ kind: 'denkmal', data, author: 'a' }])
const route = await site.call(calls.route, { query: { url: '/stadt/denkmaeler/altes-rathaus' } })
const { rows } = await store.list({ kinds: ['denkmal'], filters: { zustand: 'gut' }, limit: 5 })
const wrong = { name: 'Mühle', zustaendig: 'gibt-es-nicht' }
const made = await store.create({ kind: 'denkmal', data: wrong, author: 'a' })
const answer = await site.call(calls.suche, { query: { q: 'Fachwerk' } })
console.log(JSON.stringify({
  route,
  list: rows,
  refused: made.ok ? [] : made.error.issues,
  found: answer.data.map(({ url }) => url),
  form: formOf(records.denkmal),
}))
await close()
`

test('The copy with the new kind passes the type check', { timeout: 240_000 }, async () => {
  const files = [
    'packages/contract/src/records/records.ts',
    'packages/cms/src/collections/collections.ts',
    'packages/cms/src/sanitize-html.d.ts',
  ]
  const settings = { extends: './tsconfig.json', include: [], files }
  await writeFile(join(guide.folder, 'tsconfig.kind.json'), JSON.stringify(settings))
  const { isFine, output } = await guide.node(
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    'tsconfig.kind.json',
  )
  expect(isFine, output).toBe(true)
})
