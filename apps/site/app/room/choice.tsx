import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import styles from './choice.module.css'

/** What of a list is shown: the choice goes into the address, so it works without scripts. */
export const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <form className={styles.auswahl} aria-label={label}>
    {children}
    <Button look="outline">Anzeigen</Button>
  </form>
)

/** Something that is added to the list, or not. */
export const Tick = ({ children }: { children: ReactNode }) => (
  <label className={styles.haken}>{children}</label>
)
