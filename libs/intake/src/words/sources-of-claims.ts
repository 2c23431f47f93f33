/** What the writer counts and measures himself, behind "according to our", "laut unseren", "según nuestros". Folded. */
export const OWN_RECORDS: ReadonlySet<string> = new Set(
  (
    'figures data numbers statistics stats logs records measurements metrics daten zahlen messungen statistik ' +
    'auswertung protokolle chiffres donnees statistiques mesures datos cifras estadisticas registros dati cifre ' +
    'statistiche dados numeros estatisticas cijfers gegevens metingen danych statystyk pomiarow данным данных ' +
    'статистике замерам siffror statistiken matningar test tests testing trials experiments experience benchmark ' +
    'benchmarks estimates tests erfahrung erfahrungen versuchen erprobung schatzungen schatzung essais tests ' +
    'experiences experience estimations pruebas ensayos experiencia estimaciones prove esperienza stime testes ' +
    'ensaios ' +
    'estimativas proeven ervaring ervaringen schattingen testow prob doswiadczen doswiadczenia тестам опыту оценкам ' +
    'пробам forsok tester erfarenhet'
  ).split(' '),
);

/** What says of records without "our" whose they are: "laut eigener Tests", "selon des essais internes". */
export const MY_OWN: ReadonlySet<string> = new Set(
  (
    'own internal eigener eigenen eigene interner internen propres propias propios propri proprie proprios proprias ' +
    'eigen wlasnych собственным egna egne'
  ).split(' '),
);

/** Meters of the writer's own machines: "according to Grafana", "según nvidia-smi", "laut Monitoring". */
export const OWN_METERS: ReadonlySet<string> = new Set(
  (
    'grafana prometheus dcgm nvidia-smi nvtop htop kibana datadog cloudwatch zabbix nagios monitoring monitorizacion ' +
    'dashboard dashboards log logs journaux journal supervision telemetry metrics profiler мониторинг логи логам ' +
    'мониторингу'
  ).split(' '),
);

/** Because of, despite: in the languages that say it in two words. */
export const REASONS = /because of$|despite$|wegen$|a causa del?$|a cause du?$|por causa do?$|a causa$|vanwege$|из за$/;
