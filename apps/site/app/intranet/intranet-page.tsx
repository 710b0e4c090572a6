import { Button } from '@rathausplatz/ui/form'
import { useId } from 'react'
import { RoomPage, type RoomPageProps } from '../room/room-page.tsx'
import { nameOf, rubrikPage } from './addresses.ts'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet-page.module.css'

const START = '/intranet'

type IntranetPageProps = Omit<RoomPageProps, 'session'> & {
  frame: IntranetFrame
  /** The search terms, shown in the fields again. */
  asked?: { telefon?: string; suche?: string }
}

/** The frame of every intranet page: the phone search on top, the categories in the navigation. */
export function IntranetPage({ frame: { session, rubriken }, asked, ...page }: IntranetPageProps) {
  return (
    <RoomPage
      {...page}
      session={session}
      top={
        <div className={styles.oben}>
          <div className={styles.suchen}>
            <Ask action={`${START}/telefon`} label="Telefon: Name, Aufgabe oder Amt" value={asked?.telefon} />
            <Ask action={`${START}/suche`} label="Im Intranet suchen" value={asked?.suche} />
          </div>
        </div>
      }
      ways={[
        ...rubriken.flatMap(rubrik => {
          const href = rubrikPage(rubrik.url)
          return href ? [{ href, title: nameOf(rubrik) }] : []
        }),
        { href: `${START}/archiv`, title: 'Archiv' },
        { href: `${START}/telefon`, title: 'Telefonliste' },
      ]}
    />
  )
}

function Ask({ action, label, value = '' }: { action: string; label: string; value?: string | undefined }) {
  const id = useId()
  return (
    <search aria-label={label}>
      <form action={action} className={styles.frage}>
        <label htmlFor={id}>{label}</label>
        <div>
          <input
            id={id}
            name="q"
            type="search"
            maxLength={200}
            defaultValue={value}
            key={value}
            autoComplete="off"
          />
          <Button look="outline">Suchen</Button>
        </div>
      </form>
    </search>
  )
}
