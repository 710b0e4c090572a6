import { calls } from '@rathausplatz/contract'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { kennungOf } from '../contents/row.ts'
import fieldStyles from '../fields/fields.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { ask } from '../wall/ask.ts'
import { useMeeting } from './meeting-work.ts'
import { savePart } from './release.ts'

/** Adds a non-public part to a meeting without one. */
export function NewClosedPart() {
  const { head, run } = useMeeting()
  const { revalidate } = useRevalidator()
  const [id] = useState(() => crypto.randomUUID())
  const make = () =>
    run('teil', async () => {
      const saved = await savePart(head)
      const slug = kennungOf(saved)
      const { gremium, datum_von, ort } = saved.daten
      const daten = {
        titel: 'Nichtöffentlicher Teil',
        slug: `${slug}-nichtoeffentlich`,
        behandlung: 'nichtoeffentlich',
        teil_von: slug,
        gremium,
        datum_von,
        ort,
      }
      await ask(calls.redaktionInhaltAnlegen, { body: { id, art: 'sitzung', daten, mitLuecken: true } })
      await revalidate()
    })
  return (
    <button type="button" className={fieldStyles.act} onClick={() => void make()}>
      <DeskIcon drawing={Lock} /> Nichtöffentlichen Teil anlegen
    </button>
  )
}
