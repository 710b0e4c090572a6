import { afterEach, describe, expect, test } from 'vitest'
import { everyRoute } from '../../../../tests/rechte/routes.ts'
import { createApp } from '../app.ts'
import { testParts } from '../testing/test-parts.ts'
import { rightAddress } from './one-address.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** The path of every route of the site, and some pages of the CMS. */
const paths = [
  ...new Set([...everyRoute.map(({ path }) => path), '/rathaus', '/freibad/preise', '/a%20b']),
].filter(path => path !== '/')

describe('L10: every page has one address', () => {
  test.each(paths)('%s', path => {
    const isSearch = path === '/suche'
    const [right, wrong] = isSearch ? ['/suche/', '/suche'] : [path, `${path}/`]
    for (const query of ['', '?', '?q=a&seite=2', '?q=%C3%A4+b%2F', '?a=1&a=2&zurueck=/x/']) {
      expect(rightAddress(right + query), query).toBeUndefined()
      expect(rightAddress(wrong + query), query).toBe(right + query)
    }
  })

  test('the home page keeps its slash', () => {
    expect([rightAddress('/'), rightAddress('/?a=b/')]).toEqual([undefined, undefined])
  })

  test.each(['//evil.example/', '//', '///', '/\\evil.example/', '//evil.example/suche'])(
    '%s leads to no other server',
    target => expect(rightAddress(target)).toBeUndefined(),
  )

  test.each([
    ['GET', '/abo/?thema=a%20b', 301, '/abo?thema=a%20b'],
    ['HEAD', '/rathaus/', 301, '/rathaus'],
    ['GET', '/suche?q=%C3%A4', 301, '/suche/?q=%C3%A4'],
    ['POST', '/kontakt/', 308, '/kontakt'],
  ])('%s %s is redirected with %i', async (method, path, status, location) => {
    const { parts, remove } = await testParts()
    cleanups.push(remove)
    const app = await createApp(parts)
    const answer = await app.request(path, { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
    const there = await app.request(location, { method: 'GET' })
    expect(there.status).toBe(200)
  })
})
