import { cmsInProcess } from '@rathausplatz/contract'
import { fakeCms, fakeIdentify } from '@rathausplatz/contract/fake-cms'
import type { ActionFunction } from 'react-router'
import { expect, test } from 'vitest'
import { serveBuild } from '../../index.ts'
import { testSite } from '../testing/test-site.ts'
import { allRoutes, type PlacedRoute, wholeBuild } from '../testing/whole-build.ts'

const acting = allRoutes.filter(({ module }) => module.action)

const refused = { status: 403, hint: 'Bitte senden Sie das Formular von unserer Website aus.' }
const addressOf = ({ path }: PlacedRoute) => `/${path.replaceAll(/:\w+/g, 'x').replace('*', 'rathaus')}`

/** Returns the site with all its routes, and a list of the actions that ran. */
function site() {
  const called: string[] = []
  const build = wholeBuild(({ module, ...route }) => {
    const action: ActionFunction = () => {
      called.push(route.id)
      return new Response(null, { status: 204 })
    }
    return { ...route, module: { ...module, ...(module.action ? { action } : {}) } }
  })
  const { site } = testSite({})
  const fetch = serveBuild(build, {
    ...site,
    cms: cmsInProcess(fakeCms(), fakeIdentify),
    vorschau: true,
    dataDir: '/nirgends',
  })
  const post = async (path: string, refused?: { status: number; hint: string }) => {
    const request = new Request(new URL(path, site.publicUrl), {
      method: 'POST',
      body: new URLSearchParams(),
    })
    const answer = await fetch(request, {
      policy: site.policy,
      requestId: 'a',
      sender: undefined,
      tells: [],
      refused,
    })
    return { status: answer.status, text: await answer.text() }
  }
  return { called, post }
}

test('the tested routes include known routes with an action', () => {
  expect(acting.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'redaktion/abmelden',
      'redaktion/konto',
      'raete/konto',
      'intranet/konto',
      'routes/intranet/beitrag',
      'kontakt',
      'page',
    ]),
  )
})

test.each(acting.map(route => [addressOf(route), route] as const))(
  'A-15: %s runs no action for a refused form and answers with the reason',
  async (path, { id, index, module }) => {
    const { called, post } = site()
    const query = index ? '?index' : ''
    const asked = path + query
    expect(await post(asked, refused)).toEqual({
      status: 403,
      text: expect.stringContaining(refused.hint),
    })
    const byScript = `${path === '/' ? '/_' : path}.data${query}`
    if (module.default) expect((await post(byScript, refused)).status).toBe(403)
    expect(called).toEqual([])
    await post(asked)
    expect(called, 'the action runs for a form that is not refused').toEqual([id])
  },
)
