import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { apart, lookOf, MOST_APART, partsOf } from './look.ts'

/** A picture with a few shapes, placed differently for each seed. */
const scene = (seed: number, width = 1_200, height = 800) => {
  const at = (n: number) => ((Math.imul(seed * 101 + n, 0x9e37_79b1) >>> 8) % 90) + 5
  const shapes = Array.from(
    { length: 9 },
    (_, n) =>
      `<circle cx="${at(n)}%" cy="${at(n + 20)}%" r="${at(n + 40) / 3}%" fill="hsl(${at(n) * 4} 60% ${at(n + 60)}%)"/>`,
  )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8ab"/>${shapes.join('')}</svg>`,
    ),
  )
}

let original: Buffer
beforeAll(async () => {
  original = await scene(1).jpeg({ quality: 95 }).toBuffer()
})

describe('The look of a picture', () => {
  test.each([
    ['half as large', (bytes: Buffer) => sharp(bytes).resize(600).jpeg().toBuffer()],
    [
      'as small as a browser shows it beforehand',
      (bytes: Buffer) => sharp(bytes).resize(640).webp().toBuffer(),
    ],
    ['packed hard', (bytes: Buffer) => sharp(bytes).jpeg({ quality: 30 }).toBuffer()],
    ['as PNG', (bytes: Buffer) => sharp(bytes).png().toBuffer()],
    ['a little lighter', (bytes: Buffer) => sharp(bytes).modulate({ brightness: 1.08 }).jpeg().toBuffer()],
    [
      'lying on its side, with the camera saying so',
      (bytes: Buffer) => sharp(bytes).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    ],
  ])('hardly differs for the same picture %s', async (_, changed) => {
    expect(apart(await lookOf(original), await lookOf(await changed(original)))).toBeLessThanOrEqual(
      MOST_APART,
    )
  })

  test('differs from that of another picture', async () => {
    const looks = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        lookOf(
          await scene(n + 1, 300, 200)
            .png()
            .toBuffer(),
        ),
      ),
    )
    for (const [index, one] of looks.entries())
      for (const other of looks.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(MOST_APART)
  })

  test('is empty for a plain surface, which would match any other', async () => {
    const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    expect(await lookOf(await plain.jpeg().toBuffer())).toBe('')
    expect(partsOf('')).toEqual([])
  })
})

test('two looks with the largest accepted distance share a part', () => {
  const look = 0x0123_4567_89ab_cdefn
  const places = (count: number, from: number) => Array.from({ length: count }, (_, n) => (from + n * 9) % 64)
  for (let from = 0; from < 64; from++) {
    const other = places(MOST_APART, from).reduce((bits, place) => bits ^ (1n << BigInt(place)), look)
    const [one, two] = [look, other].map(bits => bits.toString(16).padStart(16, '0'))
    expect(apart(one ?? '', two ?? '')).toBe(MOST_APART)
    const shared = new Set(partsOf(one ?? ''))
    expect(partsOf(two ?? '').some(part => shared.has(part))).toBe(true)
  }
})
