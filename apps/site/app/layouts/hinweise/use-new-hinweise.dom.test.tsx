import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNewHinweise } from './use-new-hinweise.ts'

const START = performance.timeOrigin
let asked: string[] = []
let answer = () => new Response('')
const reload = vi.fn<() => void>()

beforeEach(() => {
  asked = []
  answer = () => new Response('')
  reload.mockClear()
  vi.useFakeTimers({ now: START })
  vi.spyOn(location, 'reload').mockImplementation(reload)
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

function Page({ marks }: { marks: string }) {
  useNewHinweise(marks)
  return null
}

async function page(marks = '') {
  const router = createMemoryRouter([{ path: '*', element: <Page marks={marks} /> }])
  await mount(<RouterProvider router={router} />)
  return {
    goTo: (path: string) => act(() => router.navigate(path)),
    comeBack: () => act(async () => void document.dispatchEvent(new Event('visibilitychange'))),
  }
}
const after = (seconds: number) => vi.setSystemTime(START + seconds * 1_000)

test('Who goes on or comes back within a minute asks for nothing', async () => {
  const { goTo, comeBack } = await page()
  after(59)
  await goTo('/freibad')
  await comeBack()
  expect(asked).toEqual([])
})

test('Who goes on later is asked for once, and stays where nothing is new', async () => {
  const { goTo, comeBack } = await page('abcd-123')
  answer = () => new Response('abcd-123')
  after(61)
  await goTo('/freibad/preise')
  await comeBack()
  expect(asked).toEqual(['/darstellung/hinweise?bei=/freibad/preise'])
  expect(reload).not.toHaveBeenCalled()
})

test('Who comes back to the page hears of what is new, and of what is over', async () => {
  for (const [before, now] of [
    ['', 'abcd-123'],
    ['abcd-123', ''],
  ] as const) {
    const { comeBack } = await page(before)
    answer = () => new Response(now)
    after(61)
    await comeBack()
    expect(reload).toHaveBeenCalled()
    reload.mockClear()
    after(0)
  }
})

test('A page that nobody sees asks for nothing', async () => {
  const { goTo } = await page()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  after(120)
  await goTo('/freibad')
  expect(asked).toEqual([])
})

test('Where nobody answers, what stands there stays', async () => {
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
  expect(reload).not.toHaveBeenCalled()
})
