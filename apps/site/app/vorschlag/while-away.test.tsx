import { CmsError, type CmsHandlers, calls, NoData } from '@rathausplatz/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import VerzeichnisVorschlagen, { loader } from '../routes/verzeichnis-vorschlagen.tsx'
import { testSite } from '../testing/test-site.ts'

const verzeichnis = calls.verzeichnis.answer.parse(calls.verzeichnis.examples[0]?.answer)
const eintrag = calls.verzeichniseintrag.answer.parse(calls.verzeichniseintrag.examples[0]?.answer)

async function page(handlers: CmsHandlers, query: string) {
  const { site } = testSite(handlers)
  const url = new URL(`/verzeichnis/vorschlagen?${query}`, site.publicUrl)
  const answer = await loader({ context: provide(site), params: {}, url } as never)
  const { data: loaderData } = answer as { data: object | undefined }
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(VerzeichnisVorschlagen, { loaderData } as never) },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('The form says that the town sends no mails only if the CMS says so, not if the CMS fails', async () => {
  const said = 'Zurzeit verschickt die Stadt keine E-Mails'
  const without = { verzeichnis: () => ({ ...verzeichnis, vorschlaege: false }) }
  expect(await page(without, 'verzeichnis=betriebe')).toContain(said)
  const away = {
    verzeichnis: () => {
      throw new NoData('verzeichnis')
    },
  }
  const failed = await page(away, 'verzeichnis=betriebe')
  expect(failed).not.toContain(said)
  expect(failed).toContain('Das ist gerade nicht möglich')
})

test('The form for a change starts with the public data of the entry', async () => {
  const there = { verzeichnis: () => verzeichnis, verzeichniseintrag: () => eintrag }
  const form = await page(there, 'verzeichnis=betriebe&eintrag=baeckerei-huber')
  expect(form).toContain('Angaben ändern')
  expect(form).toContain('value="Rheinstraße 4"')
  expect(form).toMatch(/checked=""[^>]*value="baeckerei"|value="baeckerei"[^>]*checked=""/)
})

test('An entry for which a remote CMS returns no fields cannot be edited', async () => {
  const { angaben: _, ...told } = eintrag
  const there = { verzeichnis: () => verzeichnis, verzeichniseintrag: () => told }
  const form = await page(there, 'verzeichnis=betriebe&eintrag=baeckerei-huber')
  expect(form).not.toContain('<form')
})

test.each([
  '',
  'verzeichnis=',
  'verzeichnis=nirgends',
  'verzeichnis=betriebe&eintrag=nirgends',
  'verzeichnis=vereine&eintrag=x',
])('A missing directory or entry answers 404: %j', async query => {
  const nowhere = {
    verzeichnis: ({ params }: { params: { id: string } }) => {
      if (params.id === 'nirgends') throw new CmsError('nicht-gefunden')
      return verzeichnis
    },
    verzeichniseintrag: ({ params }: { params: { id: string } }) => {
      if (params.id === 'nirgends') throw new CmsError('nicht-gefunden')
      return eintrag
    },
  }
  await expect(page(nowhere, query)).rejects.toMatchObject({ init: { status: 404 } })
})
