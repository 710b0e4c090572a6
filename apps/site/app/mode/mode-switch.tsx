import { Form, useLocation } from 'react-router'
import { type Mode, modeChoices } from './mode-cookie.ts'
import styles from './mode-switch.module.css'

/** Light, dark or following the device (K-11): a form, so that it works without scripts. */
export function ModeSwitch({ mode }: { mode: Mode | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/darstellung" preventScrollReset replace className={styles.switch}>
      <input type="hidden" name="zurueck" value={pathname + search} />
      <fieldset>
        <legend>Darstellung</legend>
        {modeChoices.map(choice => (
          <button
            key={choice.modus}
            type="submit"
            name="modus"
            value={choice.modus}
            aria-pressed={choice.mode === mode}
          >
            {choice.label}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
