import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { szenen } from './szenen.ts'
import { type Bildeintrag, eintrag } from './verzeichnis.ts'

const medien = new URL('../../packages/demo/medien/', import.meta.url)
const verzeichnis: Bildeintrag[] = JSON.parse(readFileSync(new URL('verzeichnis.json', medien), 'utf8'))

describe('Bilderverzeichnis', () => {
  it('führt jede Szene genau einmal', () => {
    expect(verzeichnis.map(e => e.name)).toEqual(szenen.map(s => s.name))
  })

  it.each(szenen)('$name stammt aus seiner Szene und liegt vor', s => {
    const e = verzeichnis.find(v => v.name === s.name)
    expect(e).toEqual(eintrag(s, s.szene()))
    expect(existsSync(new URL(`${s.name}.webp`, medien))).toBe(true)
  })

  it.each(szenen)('$name hat einen ganzen Satz als Bildtext', ({ titel, copyright }) => {
    expect(titel).toMatch(/^\p{Lu}.{30,200}\.$/u)
    expect(copyright).toBe('Stadt Rebenau')
  })
})
