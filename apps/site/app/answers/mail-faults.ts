import type { Zustellungslage } from '@rathausplatz/contract'

/** Messages for mails that may not have arrived; the other states of delivery have no message. */
export const mailFaults: Partial<Record<Zustellungslage, string>> = {
  nicht_zugestellt: 'Die E-Mail konnte nicht zugestellt werden.',
  ungewiss: 'Ob die E-Mail angekommen ist, ist ungewiss.',
}

/** Whether the mail may not have arrived. */
export const isAstray = (zustellung: Zustellungslage | undefined): boolean =>
  zustellung !== undefined && mailFaults[zustellung] !== undefined
