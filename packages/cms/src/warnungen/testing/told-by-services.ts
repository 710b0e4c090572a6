/** Answers of both services in their original format. */

/** Returns an entry of the federal service's list for a county. */
export const entryOf = (id: string, titel: string, more: Record<string, unknown> = {}) => ({
  id,
  sent: '2026-11-20T11:05:00+01:00',
  i18nTitle: { de: titel },
  payload: {
    version: 2,
    type: 'ALERT',
    id,
    hash: `hash-${id}-${titel.length}`,
    data: {
      headline: titel,
      provider: 'MOWAS',
      severity: 'Minor',
      msgType: 'Alert',
      transKeys: { event: 'BBK-EVC-030' },
      area: { type: 'ZGEM', data: '10781+1,10794' },
    },
  },
  ...more,
})

/** Returns the details of a warning (CAP 1.2) as the federal service answers them. */
export const detailOf = (
  id: string,
  more: Record<string, unknown> = {},
  info: Record<string, unknown> = {},
) => ({
  identifier: id,
  sender: 'DE-BW-KA-W042',
  sent: '2026-11-20T11:05:00+01:00',
  status: 'Actual',
  msgType: 'Alert',
  scope: 'Public',
  code: ['DVN:1', 'medien_ueberregional'],
  incidents: 'DE-BW-KA-W042-20261120-001',
  ...more,
  info: [
    {
      language: 'DE',
      category: ['Health'],
      event: 'Gefahreninformation',
      urgency: 'Immediate',
      severity: 'Severe',
      certainty: 'Observed',
      eventCode: [{ valueName: 'profile:DE-BBK-EVENTCODE:01.00', value: 'BBK-EVC-030' }],
      senderName: 'Landratsamt Karlsruhe',
      headline: 'Trinkwasser abkochen',
      description: 'Keime im Leitungswasser.<br/>Betroffen ist die ganze Stadt.',
      instruction: 'Wasser drei Minuten kochen.<br/>Nachbarn informieren.',
      web: 'https://www.landkreis.example/wasser',
      parameter: [
        { valueName: 'warnVerwaltungsbereiche', value: '082150091091,082150101101' },
        { valueName: 'sender_langname', value: 'Leitstelle Karlsruhe' },
        { valueName: 'ZGEM', value: '10781+1' },
      ],
      area: [
        {
          areaDesc: 'Gemeinde/Stadt: Rebenau, Altwasser',
          geocode: [{ valueName: 'AreaId', value: '0' }],
        },
      ],
      ...info,
    },
  ],
})

/** Returns a feature of the weather service's map. */
export const featureOf = (more: Record<string, unknown> = {}) => ({
  type: 'Feature',
  id: 'Warnungen_Gemeinden.808215999.2.49.0.1.276.0.DWD.PVW.1795170000000',
  geometry: null,
  properties: {
    WARNCELLID: '808215999',
    EVENT: 'STURMBÖEN',
    EC_II: '52',
    HEADLINE: 'Amtliche WARNUNG vor STURMBÖEN',
    DESCRIPTION: 'Es treten Sturmböen mit Geschwindigkeiten bis 80 km/h aus südwestlicher Richtung auf.',
    INSTRUCTION: 'ACHTUNG! Hinweis auf mögliche Gefahren: Äste können herabstürzen.',
    URGENCY: 'Immediate',
    SEVERITY: 'Moderate',
    ONSET: '2026-11-20T12:00:00Z',
    EXPIRES: '2026-11-20T18:00:00Z',
    SENT: '2026-11-20T10:00:00Z',
    STATUS: 'Actual',
    MSGTYPE: 'Alert',
    SENDERNAME: 'DWD / Nationales Warnzentrum Offenbach',
    AREADESC: 'Stadt Rebenau',
    PARAMETERNAME: 'Böen;Windrichtung',
    PARAMETERVALUE: '65-80 [km/h];südwest',
    EC_AREA_COLOR: '255 235 0',
    ...more,
  },
})
