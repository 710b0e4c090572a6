import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { PushButton } from './push-button.tsx'

const ENDPOINT = 'https://push.example.org/send/abc'
/** The requests sent to the site, and its answer. */
const sent: URLSearchParams[] = []
let answer = new Response(null, { status: 204 })
/** The subscription of the browser, because happy-dom has no push API. */
let subscription: object | null = null

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent.length = 0
  answer = new Response(null, { status: 204 })
  subscription = null
  const made = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      subscription = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = made),
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(body)
    return answer
  })
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

async function shown() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () =>
    root.render(<PushButton schluessel="BA" ort="k3m8x2q7wa" fraktionen={['restmuell', 'papier']} />),
  )
  const said = () => place.querySelector('[role=status]')?.textContent
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find(one => one.textContent === name)?.click())
  const choose = (value: string) =>
    act(async () => place.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click())
  const labels = () => [...place.querySelectorAll('label')].map(one => one.textContent)
  return { said, press, choose, labels }
}

const ON = 'Auf diesem Gerät erinnern'

test('The visitor can choose the evening before or the morning, and the subscription is sent with this time', async () => {
  const { said, press, choose, labels } = await shown()
  expect(labels()).toEqual(['am Abend vorher, gegen 18:00 Uhr', 'am Morgen der Abfuhr, gegen 05:00 Uhr'])
  await choose('morgen')
  await press(ON)
  expect(Object.fromEntries(sent[0] ?? [])).toEqual({
    was: 'erinnern',
    ort: 'k3m8x2q7wa',
    fraktionen: 'restmuell,papier',
    zeit: 'morgen',
    endpoint: ENDPOINT,
    p256dh: 'p',
    auth: 'a',
  })
  expect(said()).toBe('Dieses Gerät erinnert Sie am Morgen der Abfuhr.')
  await press('Erinnerung auf diesem Gerät ausschalten')
  expect(Object.fromEntries(sent[1] ?? [])).toEqual({ was: 'beenden', endpoint: ENDPOINT })
  expect(labels()).toHaveLength(2)
})

test('Without a choice the reminder is sent on the evening before', async () => {
  const { said, press } = await shown()
  await press(ON)
  expect(sent[0]?.get('zeit')).toBe('abend')
  expect(said()).toBe('Dieses Gerät erinnert Sie am Abend vorher.')
})

test("If the subscription is refused, the page shows the town's reason and the browser keeps no subscription", async () => {
  const why = 'Mehr Geräte lassen sich gerade nicht erinnern.'
  answer = new Response(why, { status: 409, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const { said, press } = await shown()
  await press(ON)
  expect(said()).toBe(why)
  expect(subscription).toBeNull()
})
