import { expect, onTestFinished, test } from 'vitest'
import { calls } from '../calls.ts'
import { cmsOverHttp } from '../http/client.ts'
import { menuNames } from '../sections.ts'
import { behaviourNames, behaviourOf } from './behaviours.ts'
import { openStrangeCms } from './strange-cms.ts'

async function strange() {
  const cms = await openStrangeCms()
  onTestFinished(() => cms.close())
  return {
    cms,
    site: cmsOverHttp(cms.origin, { timeout: 20_000 }),
    hasty: cmsOverHttp(cms.origin, { timeout: 300 }),
  }
}

test('A strange CMS without instructions answers the contract, including all seven menus', async () => {
  const { site } = await strange()
  for (const name of menuNames) {
    const { menuItems } = await site.call(calls.menu, { query: { name } })
    expect(menuItems.length, name).toBeGreaterThan(0)
  }
  expect(await site.call(calls.stadt, {})).toMatchObject({ name: 'Stadt Rebenau' })
})

test.each(behaviourNames.filter(name => name !== 'good'))(
  'A CMS that behaves as %s gives other answers, until it is reset',
  async how => {
    const { cms, site, hasty } = await strange()
    const before = await site.call(calls.stadt, {})
    cms.behave(how, { call: 'stadt' })
    const after = await hasty.call(calls.stadt, {}).catch((error: unknown) => error)
    // These behaviours change nothing that a client reads, but a client must accept them.
    if (!['bom', 'no-utf8', 'flapping'].includes(how)) expect(after).not.toEqual(before)
    cms.behave('good', { call: 'stadt' })
    expect(await site.call(calls.stadt, {})).toEqual(before)
  },
)

test('The CMS misbehaves only for the call or the path of an instruction', async () => {
  const { cms, site } = await strange()
  cms.behave('dead', { call: 'menu' })
  cms.behave('status-500', { path: '/rathaus' })
  await expect(site.call(calls.menu, { query: { name: 'Hauptmenü' } })).rejects.toThrow('no data: menu')
  await expect(site.call(calls.route, { query: { url: '/rathaus' } })).rejects.toThrow('no data: route')
  await expect(site.call(calls.route, { query: { url: '/' } })).resolves.toHaveProperty('title')
  await expect(site.call(calls.stadt, {})).resolves.toHaveProperty('name')
})

test('The CMS takes instructions over HTTP, and refuses unknown instructions', async () => {
  const { cms, site } = await strange()
  const tell = async (query: string) => (await fetch(`${cms.origin}/behave?${query}`)).status
  expect(await tell('how=status-503&call=stadt')).toBe(204)
  await expect(site.call(calls.stadt, {})).rejects.toThrow('no data: stadt')
  expect(await tell('how=good')).toBe(204)
  await expect(site.call(calls.stadt, {})).resolves.toHaveProperty('name')
  expect([await tell('how=tanzt'), await tell('how=hang&call=constructor')]).toEqual([400, 400])
})

test('A known name gives a behaviour, and an unknown name gives undefined', () => {
  for (const name of ['status-204', 'slow-10', 'text-sharp-s-10', 'text-letters-1000000'])
    expect(behaviourOf(name), name).toBeTypeOf('function')
  for (const name of ['', 'constructor', 'status-', 'text-x-3', 'slow--1'])
    expect(behaviourOf(name)).toBeUndefined()
})

test('A flapping CMS fails every second time', async () => {
  const { cms, site } = await strange()
  cms.behave('flapping')
  const outcomes = []
  for (let i = 0; i < 4; i++)
    outcomes.push(
      await site.call(calls.stadt, {}).then(
        () => 'ok',
        () => 'error',
      ),
    )
  expect(outcomes).toEqual(['error', 'ok', 'error', 'ok'])
})
