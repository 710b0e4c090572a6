import type { Pinnwandschritt } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import styles from './moderation.module.css'

type OwnStepsProps = {
  /** Address of the author's page, to which the steps are sent. */
  path: string
  /** The steps that are possible now. */
  schritte: readonly Pinnwandschritt[]
  /** Labels of steps that differ for this kind of entry. */
  labels?: Partial<Record<Pinnwandschritt, string>>
}

const LABELS: Partial<Record<Pinnwandschritt, string>> = {
  sperren: 'Sperren',
  entsperren: 'Sperre aufheben',
}

/** Steps that the author of an entry can take besides editing it. Deleting asks for confirmation. */
export const OwnSteps = ({ path, schritte, labels }: OwnStepsProps) => (
  <form method="post" action={path} className={styles.schritte}>
    {Object.entries({ ...LABELS, ...labels }).map(
      ([schritt, label]) =>
        schritte.some(one => one === schritt) && (
          <Button key={schritt} name="schritt" value={schritt} look="outline">
            {label}
          </Button>
        ),
    )}
    <Link href={`${path}?frage=loeschen`}>Löschen …</Link>
  </form>
)

/** Asks for confirmation before deleting. */
export const DeleteQuestion = ({ path, children }: { path: string; children: ReactNode }) => (
  <>
    <p>{children}</p>
    <form method="post" action={path} className={styles.schritte}>
      <Button name="schritt" value="loeschen">
        Ja, löschen
      </Button>
      <Link href={path}>Nein, zurück</Link>
    </form>
  </>
)
