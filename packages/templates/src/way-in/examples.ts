/** Examples for each link into an area behind a log-in. */
export const wayInExamples = (text: string) => ({
  standard: { context: { text } },
  ohneTitel: { context: { titel: '' } },
  langeWoerter: {
    context: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: 'Hochwasserrückhaltebeckenbesichtigungstermine stehen hinter der Anmeldung.',
    },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Anführungszeichen"', text: '<b>Kein Markup</b>' },
  },
})
