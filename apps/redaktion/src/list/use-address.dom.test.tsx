import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { useAddress } from './use-address.ts'

type Query = { readonly ort: string; readonly art: string; readonly seite: number }

const read = (address: URLSearchParams): Query => ({
  ort: address.get('ort') ?? '',
  art: address.get('art') ?? '',
  seite: Number(address.get('seite') ?? 1),
})
const say = ({ ort, art, seite }: Query) => `?ort=${ort}&art=${art}&seite=${seite}`

function Choices() {
  const { wanted, go } = useAddress(read, say)
  return (
    <>
      <output>{say(wanted)}</output>
      <button type="button" onClick={() => go({ ort: 'kelter' })}>
        Ort
      </button>
      <button type="button" onClick={() => go({ art: 'fest' })}>
        Art
      </button>
    </>
  )
}

test('A choice made while another is loading keeps both, and shows the first page', async () => {
  const answers: (() => void)[] = []
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('ort=&') ? null : new Promise<null>(resolve => answers.push(() => resolve(null)))
  const router = createMemoryRouter(
    [{ path: '/', loader, Component: Choices, HydrateFallback: () => null }],
    { basename: '/redaktion', initialEntries: ['/redaktion?ort=&art=&seite=3'] },
  )
  const root = await mount(<RouterProvider router={router} />)
  await until(() => expect(root.querySelector('button')).not.toBeNull())
  const press = async (at: number) => act(async () => root.querySelectorAll('button')[at]?.click())
  await press(0)
  expect(root.querySelector('output')?.textContent).toBe('?ort=kelter&art=&seite=1')
  await press(1)
  for (const answer of answers) answer()
  await until(() => expect(router.state.location.search).toBe('?ort=kelter&art=fest&seite=1'))
})
