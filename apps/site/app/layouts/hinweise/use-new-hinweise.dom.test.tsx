import { mount } from '@rathausplatz/ui/testing'
import { act, useEffect, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewHinweise } from './use-new-hinweise.ts'

const START = performance.timeOrigin
let asked: string[] = []
let answer = () => new Response('')

beforeEach(() => {
  asked = []
  answer = () => new Response('')
  vi.useFakeTimers({ now: START })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address))
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let sent: string | undefined

function Page({ marks, byPage }: { marks: string; byPage: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const html = useNewHinweise({ marks, byPage }, place)
  useEffect(() => {
    sent = html
  }, [html])
  return (
    <div ref={place}>
      <button>Ausblenden</button>
    </div>
  )
}

async function page(marks = '', byPage = false) {
  sent = undefined
  const router = createMemoryRouter([{ path: '*', element: <Page marks={marks} byPage={byPage} /> }])
  await mount(<RouterProvider router={router} />)
  return {
    goTo: (path: string) => act(() => router.navigate(path)),
    comeBack: () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
  }
}
const after = (seconds: number) => vi.setSystemTime(START + seconds * 1_000)
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

test('Navigating or returning to the page within 50 seconds sends no request', async () => {
  const { goTo, comeBack } = await page()
  after(49)
  await goTo('/freibad')
  await comeBack()
  expect(asked).toEqual([])
})

test('Navigating after 50 seconds sends one request, and the notices stay if nothing has changed', async () => {
  const { goTo, comeBack } = await page('abcd-123')
  answer = () => new Response('abcd-123\n<p>Wasser</p>')
  after(61)
  await goTo('/freibad/preise?seite=2')
  await comeBack()
  expect(asked).toEqual(['/darstellung/hinweise?bei=/freibad/preise&zurueck=/freibad/preise?seite=2'])
  expect(sent).toBeUndefined()
})

test('A page that stays open shows new notices and removes expired ones within a minute', async () => {
  await page()
  answer = () => new Response('abcd-123\n<p>Wasser\nabkochen</p>')
  await pass(60)
  expect(sent).toBe('<p>Wasser\nabkochen</p>')
  answer = () => new Response('\n')
  await pass(60)
  expect(sent).toBe('')
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('Notices do not change while the focus is inside them', async () => {
  await page('abcd-123')
  answer = () => new Response('neu-4567\n<p>Neu</p>')
  document.querySelector('button')?.focus()
  await pass(60)
  expect([asked, sent]).toEqual([[], undefined])
  document.querySelector('button')?.blur()
  await pass(6)
  expect(sent).toBe('<p>Neu</p>')
})

test('If notices are limited to single pages, each navigation requests the notices', async () => {
  const { goTo } = await page('abcd-123', true)
  answer = () => new Response('\n')
  after(2)
  await goTo('/rathaus')
  expect(asked).toHaveLength(1)
  expect(sent).toBe('')
})

test('A page in a hidden tab sends no request', async () => {
  const { goTo } = await page()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  after(120)
  await goTo('/freibad')
  await pass(120)
  expect(asked).toEqual([])
})

test('If the request fails, the notices stay', async () => {
  const { goTo } = await page('abcd-123')
  answer = () => new Response('', { status: 503 })
  after(61)
  await goTo('/eins')
  answer = () => {
    throw new TypeError('no net')
  }
  after(122)
  await goTo('/zwei')
  expect(asked).toHaveLength(2)
  expect(sent).toBeUndefined()
})
