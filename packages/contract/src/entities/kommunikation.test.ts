import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { read } from '../read.ts'
import { kommunikation } from './organisationseinheit.ts'

describe('P15: a way to contact somebody by e-mail is an address', () => {
  test.each([
    ['030 23125-100', /Hier steht eine Telefonnummer/],
    ['bauamt', /fehlt das @-Zeichen/],
    ['a@example.org, b@example.org', /zwei E-Mail-Adressen/],
  ])('%j is refused: %s', (kennung, fault) => {
    const found = kommunikation.safeParse({ kanal: 'EMAIL', kennung })
    expect(found.error?.issues).toMatchObject([{ path: ['kennung'], message: expect.stringMatching(fault) }])
  })

  test.each([
    ['EMAIL', 'bauamt@example.org'],
    ['EMAIL', 'bauamt@müller.example'],
    ['TELEFON', '030 23125-100'],
    ['FAX', '030 23125-199'],
  ])('%s %j is accepted', (kanal, kennung) => {
    expect(kommunikation.safeParse({ kanal, kennung }).success).toBe(true)
  })

  test('what a remote CMS names is still shown', () => {
    const way = { kanal: 'EMAIL', kennung: 'bauamt (at) example.org' }
    expect(read(z.array(kommunikation), [way])).toMatchObject({ ok: true, value: [way] })
  })
})
