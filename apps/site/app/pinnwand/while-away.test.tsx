import { type CmsHandlers, calls, NoData } from '@rathausplatz/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { loader as entry } from '../routes/pinnwand-eintrag.tsx'
import PinnwandNeu, { loader as anew } from '../routes/pinnwand-neu.tsx'
import { testSite } from '../testing/test-site.ts'

const away = () => {
  throw new NoData('pinnwand')
}
const [eintrag] = calls.pinnwand.answer.parse(calls.pinnwand.examples[0]?.answer).data

const argsOf = (handlers: CmsHandlers, params = {}) => {
  const { site } = testSite(handlers)
  return { context: provide(site), params, url: new URL('/pinnwand/neu', site.publicUrl) } as never
}

async function newEntry(pinnwand: NonNullable<CmsHandlers['pinnwand']>) {
  const { data: loaderData } = (await anew(argsOf({ pinnwand }))) as { data: object }
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(PinnwandNeu, { loaderData } as never) },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('The form says that the town sends no mails only if the CMS says so, not if the CMS fails', async () => {
  const said = 'Zurzeit verschickt die Stadt keine E-Mails'
  const none = { data: [], pagination: { page: 1, pages: 1 }, moeglich: false }
  expect(await newEntry(() => none)).toContain(said)
  const failed = await newEntry(away)
  expect(failed).not.toContain(said)
  expect(failed).toContain('Das ist gerade nicht möglich')
})

test('An entry is shown even if the call for the list of entries fails', async () => {
  const answer = await entry(
    argsOf({ pinnwandEintrag: () => eintrag as never, pinnwand: away }, { nummer: eintrag?.nummer }),
  )
  expect(answer).toMatchObject({ data: { eintrag: { titel: eintrag?.titel }, moeglich: false } })
})
