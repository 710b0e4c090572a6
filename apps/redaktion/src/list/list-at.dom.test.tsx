import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { listAddress, oneIn, textIn } from './list-address.ts'
import { listAt, useList } from './list-at.ts'
import { ListPaging } from './list-paging.tsx'
import { pageIn } from './page-in.ts'

const read = (address: URLSearchParams) => ({
  suche: textIn(address, 'suche'),
  stand: oneIn(address, 'stand', ['offen', 'erledigt']) ?? 'offen',
  seite: pageIn(address),
})

test('The address of a list contains only values that differ from the defaults, in the order of the query', () => {
  const { say, usual } = listAddress(read)
  expect(say(usual)).toBe('?')
  expect(say({ ...usual, suche: 'a & b' })).toBe('?suche=a+%26+b')
  expect(say({ seite: 2, stand: 'erledigt', suche: 'a & b' })).toBe('?seite=2&stand=erledigt&suche=a+%26+b')
})

test('A list is narrowed by words and choices, not by spaces, its order or its page', () => {
  const { isNarrowed } = listAddress(address => ({
    ...read(address),
    sortierung: oneIn(address, 'sortierung', ['titel:desc']) ?? 'titel:asc',
  }))
  const of = (address: string) =>
    isNarrowed({ ...read(new URLSearchParams(address)), sortierung: 'titel:desc' })
  expect(['suche=%20', 'seite=3', 'stand=unbekannt'].map(of)).toEqual([false, false, false])
  expect(['suche=a', 'stand=erledigt'].map(of)).toEqual([true, true])
})

/** Opens a list of `rows` rows at `/redaktion/liste`; the call answers with `anzahl` as the total. */
async function at(search: string, rows: number, anzahl?: unknown) {
  const asked: unknown[] = []
  const list = listAt(read, async query => {
    asked.push(query)
    const first = (query.seite - 1) * query.pro_seite
    return {
      data: Array.from({ length: rows }, (_, row) => row).slice(first, first + query.pro_seite),
      anzahl,
    }
  })
  const Component = () => {
    const { found, addressOf, paging } = useList(list)
    return (
      <>
        <output>{found.data.length}</output>
        <Link to={addressOf({ stand: 'erledigt' })}>Erledigt</Link>
        <ListPaging {...paging} hasNext={paging.seite * 25 < rows} />
      </>
    )
  }
  const router = createMemoryRouter(
    [{ path: '/liste', loader: list.loader, Component, HydrateFallback: () => null }],
    { basename: '/redaktion', initialEntries: [`/redaktion/liste${search}`] },
  )
  const root = await mount(<RouterProvider router={router} />)
  await until(() => expect(root.querySelector('output')).not.toBeNull())
  const hrefs = [...root.querySelectorAll('a')].map(link => link.getAttribute('href'))
  return { root, router, asked, hrefs }
}

test('The call gets the query of the address, and links keep the chosen filters', async () => {
  const { asked, hrefs, root, router } = await at('?suche=a&seite=2', 80)
  expect(asked).toEqual([{ suche: 'a', stand: 'offen', seite: 2, pro_seite: 25 }])
  expect(hrefs).toEqual([
    '/redaktion/liste?suche=a&stand=erledigt',
    '/redaktion/liste?suche=a',
    '/redaktion/liste?suche=a&seite=3',
  ])
  await act(async () => root.querySelector<HTMLElement>('[rel=next]')?.click())
  await until(() => expect(router.state.location.search).toBe('?suche=a&seite=3'))
  expect(asked).toHaveLength(2)
})

test('An empty page redirects to the last page with rows, or to the first page if the total is unknown', async () => {
  for (const [anzahl, search] of [
    [60, '?suche=a&seite=3'],
    [{ offen: 60 }, '?suche=a'],
    [undefined, '?suche=a'],
  ] as const) {
    const { router } = await at('?suche=a&seite=9', 60, anzahl)
    expect(router.state.location).toMatchObject({ pathname: '/redaktion/liste', search })
  }
})
