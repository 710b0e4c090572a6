import { readAloud } from '@rathausplatz/pdf/testing'
import { expect } from 'vitest'
import { bind } from '../bind.ts'
import type { Packet } from '../packet.ts'
import { anlage, item, packetOf } from './packets.ts'

export const bound = (packet: Packet, files: Record<string, Uint8Array> = {}) =>
  bind({
    packet,
    files: new Map(Object.entries(files)),
    deadly: new Set(),
    stand: '24. November 2026 um 02:00 Uhr',
    onFile: () => {},
  })

/** Returns what a screen reader reads of one file in a packet, per page, below its structure element. */
export async function heardOf(file: Uint8Array) {
  const packet = packetOf([item('1', 'Plan', { beilagen: [anlage('Lageplan', 'plan.pdf')] })])
  const pdf = await bound(packet, { 'plan.pdf': file })
  const { faults, pages } = await readAloud(pdf)
  const own = pages.slice(2).map(lines => lines.slice(3).map(line => line.replace('      ', '')))
  expect(pages.slice(2).map(lines => lines.slice(0, 3).map(line => line.trim()))).toEqual(
    own.map(() => ['Document', 'Sect', 'Sect']),
  )
  return { faults, own, pdf }
}
