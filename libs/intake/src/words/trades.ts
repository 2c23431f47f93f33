const endings = (list: string): string => list.split(' ').join('|');

const TRADES = endings(
  'er or ist ian yst ant man woman smith in arzt mann frau wirt iste eur euse eute eut loge logue ' +
    'ien ienne iere ero era ora ista ogo oga ' +
    'aio aia ore rice ico arts vrouw arz yk ca nik ник ника ист иста ог ога ер ера арь аря тор тора',
);
/** How the name of a trade ends that no list knows, folded: "my dentist", "meine Steuerberaterin", "ma dentiste", "mi
 *  fontanero", "il mio idraulico", "mijn tandarts", "mój fryzjer", "моего стоматолога". */
export const TRADE = new RegExp(`^\\p{L}{3,}(?:${TRADES})$`, 'u');

const MACHINES = endings(
  'server serwer rechner computer komputer cluster container tower controller router docker scheduler hypervisor ' +
    'launcher worker runner orchestrator player center zentrum ordinateur ordenador servidor desktop provider ' +
    'accelerator beamer sensor monitor processor adapter builder reranker encoder decoder transformer crawler parser ' +
    'render',
);
/** Machines and programs whose names end like those of trades. */
export const MACHINE_IN_ER = new RegExp(`(?:${MACHINES})$`);

/** How a trade is written in signs: "我的牙医". */
export const TRADE_SIGN = /[医师员員商友长工叔姨哥姐弟妹爸妈邻]/u;
