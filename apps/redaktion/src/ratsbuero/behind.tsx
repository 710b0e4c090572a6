import { Button } from '@rathausplatz/ui/form'
import { Megaphone, TriangleAlert } from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import type { Teil } from './agenda-moves.ts'
import { partsOf, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'
import { releasePart } from './release.ts'

/**
 * Says that the public revision is not the saved one, with a button to publish the saved revision without a
 * mail.
 */
export function Behind() {
  const meeting = useMeeting()
  const { isReadOnly, busy, run } = meeting
  const tell = useTell()
  const behind = partsOf(meeting).filter(([, { inhalt }]) => inhalt?.status === 'geaendert')
  const [first] = behind
  if (!first || isReadOnly) return null
  const publish = async () => {
    const is = await run('veroeffentlichen', async () => {
      for (const [, part] of behind) await releasePart(part)
    })
    if (is) tell({ text: 'Veröffentlicht: Zu sehen ist jetzt, was gespeichert ist.' })
  }
  return (
    <section aria-label="Noch nicht veröffentlicht" className={styles.behind}>
      <p className={styles.lack}>
        <DeskIcon drawing={TriangleAlert} />
        <span>
          <strong>{STILL[first[0]]}</strong> Was seither geändert, entfernt oder nichtöffentlich gemacht
          wurde, ist dort noch wie zuvor.
        </span>
      </p>
      <Button type="button" aria-disabled={busy !== undefined} onClick={() => void publish()}>
        <DeskIcon drawing={Megaphone} />{' '}
        {busy === 'veroeffentlichen' ? 'Wird veröffentlicht …' : 'Jetzt veröffentlichen'}
      </Button>
      <p className={styles.muted}>
        Dabei geht keine E-Mail hinaus. Wer eingeladen ist, erfährt es mit einem Nachtrag.
      </p>
    </section>
  )
}

const STILL: Readonly<Record<Teil, string>> = {
  oeffentlich: 'Auf der Website ist noch die Fassung davor zu sehen.',
  nichtoeffentlich: 'Die Mitglieder des Gremiums sehen noch die Fassung davor.',
}
