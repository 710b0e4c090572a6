import { CmsError, NEUERE_EMAIL } from '@rathausplatz/contract'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import * as pinnwand from '../routes/pinnwand-bestaetigen.tsx'
import * as verzeichnis from '../routes/verzeichnis-bestaetigen.tsx'
import { testSite } from '../testing/test-site.ts'

const routes = { pinnwand, verzeichnis }
type Answer = { ersetzt: boolean } | CmsError

/** Opens the page of a link, or presses its button; the CMS answers like this. */
async function read(name: keyof typeof routes, answer: Answer, isSent = false) {
  const state = () => {
    if (answer instanceof CmsError) throw answer
    return answer
  }
  const confirm = () => {
    throw new CmsError('link-abgelaufen', NEUERE_EMAIL)
  }
  const { site } = testSite({
    pinnwandBestaetigung: state,
    verzeichnisvorschlagBestaetigung: state,
    pinnwandBestaetigen: confirm,
    verzeichnisvorschlagBestaetigen: confirm,
  })
  const args = { context: provide(site), params: { schluessel: 'k' } } as never
  const { loader, action, default: Page } = routes[name]
  const sent = isSent ? await action(args) : undefined
  const { data: loaderData, init } = await loader(args)
  const props = { loaderData, actionData: sent?.data } as never
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(Page as ComponentType<never>, props) },
  ])
  return { page: renderToStaticMarkup(<Stub />), status: init?.status }
}

const over = new CmsError('link-abgelaufen', 'Zu alt.')
const unknown = new CmsError('nicht-gefunden', 'Diesen Aufruf gibt es nicht.')

test.each([
  ['pinnwand', { ersetzt: true }, false, 410, NEUERE_EMAIL],
  ['pinnwand', { ersetzt: true }, true, 410, NEUERE_EMAIL],
  ['pinnwand', { ersetzt: false }, false, 200, 'Ja, bestätigen'],
  ['pinnwand', over, false, 410, 'Dieser Link gilt nicht mehr'],
  ['pinnwand', unknown, false, 200, 'Ja, bestätigen'],
  ['verzeichnis', { ersetzt: true }, false, 410, NEUERE_EMAIL],
  ['verzeichnis', { ersetzt: true }, true, 410, NEUERE_EMAIL],
  ['verzeichnis', { ersetzt: false }, false, 200, 'Ja, bestätigen'],
  ['verzeichnis', over, false, 410, 'Dieser Link gilt nicht mehr'],
  ['verzeichnis', unknown, false, 200, 'Ja, bestätigen'],
] as const)(
  'F6: the link of the room %s with the state %j (button pressed: %s) is answered with %s: %s',
  async (name, answer, isSent, status, words) => {
    const { page, status: got } = await read(name, answer, isSent)
    expect(got).toBe(status)
    expect(page).toContain(words)
    expect(page.includes('Ja, bestätigen')).toBe(words === 'Ja, bestätigen')
  },
)
