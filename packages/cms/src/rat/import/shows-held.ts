type Data = Readonly<Record<string, unknown>>

/** Whether a meeting shows that it took place: by a result, votes, minutes or the people who came. */
export const showsHeld = ({ tagesordnung, niederschrift, teilnahmen }: Data): boolean =>
  niederschrift !== undefined ||
  (Array.isArray(teilnahmen) && teilnahmen.length > 0) ||
  (Array.isArray(tagesordnung) &&
    tagesordnung.some(
      ({ ergebnis, abstimmung, beschluss, text }: Data) =>
        ergebnis !== undefined || abstimmung !== undefined || (beschluss ?? '') !== '' || (text ?? '') !== '',
    ))
