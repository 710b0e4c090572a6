import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasSizes } from '@rathausplatz/contract/medien'
import { expect, test } from 'vitest'
import { keptKey } from '../kept-key.ts'
import { passedOnPictures } from './passed-on-pictures.ts'

const key = Buffer.alloc(32, 7)
const cmsUrl = 'http://cms.example.org:8080'

function pictures(origins: string[] = ['https://bilder.example.org']) {
  const foreign: string[] = []
  const passedOn = passedOnPictures({ cmsUrl, origins, key, onForeign: origin => foreign.push(origin) })
  const told = (answer: unknown) => passedOn.inOurName(answer, JSON.stringify(answer))
  const ownName = (bild: string) => (told({ bild }) as { bild: string }).bild
  return { ...passedOn, told, ownName, foreign }
}

test.each([
  [
    'http://cms.example.org:8080/uploads/Markt.jpg?itok=3#x',
    'http://cms.example.org:8080/uploads/Markt.jpg?itok=3',
  ],
  ['/sites/default/files/Markt 1.jpg', 'http://cms.example.org:8080/sites/default/files/Markt%201.jpg'],
  ['//cms.example.org:8080/a.png', 'http://cms.example.org:8080/a.png'],
  ['https://bilder.example.org/ä/a.webp', 'https://bilder.example.org/%C3%A4/a.webp'],
])('A picture at %s gets an address of this site', (given, source) => {
  const { ownName, sourceOf } = pictures()
  const own = ownName(given)
  expect(own).toMatch(/^\/medien\/fern\/[\w-]{22}\/[\w-]+\.\w+$/)
  expect(hasSizes(own)).toBe(false)
  expect(sourceOf(own)?.href).toBe(source)
})

test.each([
  'https://evil.example/a.jpg',
  'http://cms.example.org/a.jpg',
  'https://cms.example.org:8080/a.jpg',
  'http://cms.example.org:8080@evil.example/a.jpg',
  'http://leser:geheim@cms.example.org:8080/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  `http://cms.example.org:8080/${'a'.repeat(2_000)}`,
])('A picture at %s is left out', given => {
  expect(pictures().ownName(given)).toBe('')
})

test('Each origin whose pictures are left out is reported once', () => {
  const { told, foreign } = pictures()
  told({ heroImages: [{ src: 'https://a.example/1.jpg' }, { src: 'https://a.example/2.jpg' }] })
  expect(foreign).toEqual(['https://a.example'])
})

test('Pictures are replaced anywhere in an answer, and nothing else is changed', () => {
  const { told } = pictures()
  const rest = { link: 'https://evil.example/', bildtext: 'http://cms.example.org:8080/a.jpg', n: [1, null] }
  const answer = {
    content: [
      {
        context: { icon1: 'termin.svg', bildupload: { bild: 'http://cms.example.org:8080/a.jpg', ...rest } },
      },
    ],
  }
  expect(told(answer)).toEqual({
    content: [
      {
        context: {
          icon1: 'termin.svg',
          bildupload: { bild: expect.stringMatching(/^\/medien\/fern\//), ...rest },
        },
      },
    ],
  })
  const own = { bild: '/medien/markt', src: '/medien/a.jpg', icon2: 'b.svg' }
  expect(told(own)).toBe(own)
})

test('This site answers only addresses that the CMS has named', () => {
  const { ownName, sourceOf } = pictures()
  const own = ownName('http://cms.example.org:8080/a.jpg')
  const [, , , sign = '', name = ''] = own.split('/')
  const other = Buffer.from('http://cms.example.org:8080/api/geheim').toString('base64url')
  expect(sourceOf(`/medien/fern/${sign}/${other}.jpg`)).toBeUndefined()
  expect(sourceOf(`/medien/fern/${'A'.repeat(22)}/${name}`)).toBeUndefined()
  expect(sourceOf(`/medien/fern/${sign}/../${name}`)).toBeUndefined()
  expect(sourceOf('/medien/fern/')).toBeUndefined()
  // A picture of an origin that the operator has removed is no longer answered.
  const before = ownName('https://bilder.example.org/a.jpg')
  expect(pictures([]).sourceOf(before)).toBeUndefined()
})

test('Each picture has a single address: other spellings are not answered', () => {
  const { ownName, sourceOf } = pictures()
  const own = ownName('http://cms.example.org:8080/bild.jpg')
  expect(sourceOf(own)).toBeDefined()
  const [, , , sign = '', name = ''] = own.split('/')
  const bare = name.replace('.jpg', '')
  // The last of 22 characters has four bits that do not count.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const sameSign = sign.slice(0, -1) + letters[letters.indexOf(sign.at(-1) ?? '') + 1]
  expect(Buffer.from(sameSign, 'base64url')).toEqual(Buffer.from(sign, 'base64url'))
  const others = [
    `${sign}/${bare}`,
    `${sign}/${bare}.png`,
    `${sign}/${bare}.JPG`,
    `${sign}/${bare}A.jpg`,
    `${sameSign}/${name}`,
  ]
  for (const other of others) expect([other, sourceOf(`/medien/fern/${other}`)]).toEqual([other, undefined])
})

test('The key is the same after a restart, and only its owner can read the file', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'rathausplatz-schluessel-')), 'neu')
  const fail = (error: unknown) => {
    throw error
  }
  const first = keptKey(folder, fail)
  expect(keptKey(folder, fail)).toEqual(first)
  expect(statSync(join(folder, 'schluessel')).mode & 0o077).toBe(0)
})
