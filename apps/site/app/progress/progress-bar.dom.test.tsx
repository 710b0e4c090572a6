import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorPage } from '../errors/error-page.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { PROGRESS_DURATION, PROGRESS_HIDE_DELAY, PROGRESS_THROTTLE } from './use-progress.ts'
import { FETCH_MINIMUM_DISPLAY } from './use-shown-long-enough.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens the site, which has a slow page to navigate to. */
async function site() {
  let arrive = () => {}
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <h1>Start</h1> },
        {
          path: 'langsam',
          loader: () => new Promise(resolve => (arrive = () => resolve(null))),
          element: <h1>Langsam</h1>,
        },
        {
          path: 'kaputt',
          loader: () => new Promise((_, reject) => (arrive = () => reject(new Error('kaputt')))),
          errorElement: <ErrorPage status={500} />,
        },
      ],
    },
  ])
  const place = await mount(<RouterProvider router={router} />)
  const bar = place.querySelector('[data-phase]') as HTMLElement
  return {
    place,
    phase: () => bar.dataset.phase,
    duration: () => bar.style.transitionDuration,
    said: () => place.querySelector('[role=status]')?.textContent,
    go: (to: string) => act(async () => void router.navigate(to)),
    arrive: () => act(async () => arrive()),
    wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
  }
}

test('Spec §9: throttle 200 ms, duration 5000 ms, hide delay 500 ms, minimum display 200 ms', () => {
  expect([PROGRESS_THROTTLE, PROGRESS_DURATION, PROGRESS_HIDE_DELAY]).toEqual([200, 5000, 500])
  expect(FETCH_MINIMUM_DISPLAY).toBe(200)
})

test('Spec §9: a visible bar runs at least 200 ms, even if the page arrives right after it appears', async () => {
  const { place, phase, go, arrive, wait } = await site()
  await go('/langsam')
  await wait(200)
  await arrive()
  expect(place.querySelector('h1')?.textContent).toBe('Langsam')
  await wait(199)
  expect(phase()).toBe('running')
  await wait(1)
  expect(phase()).toBe('finished')
  await wait(500)
  expect(phase()).toBe('hidden')
})

test('Spec §4: the bar starts after 200 ms, runs 5 s, finishes when the page arrives and hides 500 ms later', async () => {
  const { place, phase, duration, go, arrive, wait } = await site()
  await go('/langsam')
  await wait(199)
  expect(phase()).toBe('hidden')
  await wait(1)
  expect([phase(), duration()]).toEqual(['running', '5000ms'])
  await wait(10_000)
  expect(phase()).toBe('running')
  await arrive()
  expect(place.querySelector('h1')?.textContent).toBe('Langsam')
  expect([phase(), duration()]).toEqual(['finished', '500ms'])
  await wait(499)
  expect(phase()).toBe('finished')
  await wait(1)
  expect(phase()).toBe('hidden')
})

test('Spec §4: a page that arrives within 200 ms shows no bar', async () => {
  const { place, phase, go, arrive, wait } = await site()
  await go('/langsam')
  await wait(150)
  await arrive()
  expect(place.querySelector('h1')?.textContent).toBe('Langsam')
  await wait(1000)
  expect(phase()).toBe('hidden')
})

test("K-15: a screen reader reads 'Seite wird geladen' once", async () => {
  const { said, go, arrive, wait } = await site()
  expect(said()).toBe('')
  await go('/langsam')
  await wait(200)
  expect(said()).toBe('Seite wird geladen')
  await wait(200)
  await arrive()
  expect(said()).toBe('')
})

test('Spec §4: if the page fails, the bar ends in the phase failed', async () => {
  const { phase, go, arrive, wait } = await site()
  await go('/kaputt')
  await wait(200)
  await wait(200)
  await arrive()
  expect(phase()).toBe('failed')
  await wait(500)
  expect(phase()).toBe('hidden')
})
