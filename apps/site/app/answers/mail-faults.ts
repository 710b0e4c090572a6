import type { Zustellungslage } from '@rathausplatz/contract'

/** Of a mail that its receiver may be waiting for in vain; nothing of any other. */
export const mailFaults: Partial<Record<Zustellungslage, string>> = {
  nicht_zugestellt: 'Die E-Mail konnte nicht zugestellt werden.',
  ungewiss: 'Ob die E-Mail angekommen ist, ist ungewiss.',
}

/** Whether its receiver may be waiting for it in vain. */
export const isAstray = (zustellung: Zustellungslage | undefined): boolean =>
  zustellung !== undefined && mailFaults[zustellung] !== undefined
