import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import styles from './choice.module.css'

/** A filter form. The choice goes into the address, so that the form works without scripts. */
export const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <form className={styles.auswahl} aria-label={label}>
    {children}
    <Button look="outline">Anzeigen</Button>
  </form>
)

/** A checkbox that adds entries to the list. */
export const Tick = ({ children }: { children: ReactNode }) => (
  <label className={styles.haken}>{children}</label>
)
