import { phraseSet, wordSet } from './word-set';

/** Words of machines that have come to where the writer is, folded. */

/** Verbs of coming, told as done. */
export const ARRIVED = wordSet(
  'arrived delivered installed racked landed angekommen eingetroffen geliefert eingebaut aufgebaut hingestellt ' +
    'arrivee arrives arrivees livree livres livrees installee installes installees ' +
    'llegado llegaron llego entregado entregados instalado instaladas instalados ' +
    'arrivato arrivata arrivati arrivate consegnato consegnata consegnati consegnate installati installate ' +
    'chegou chegaram chegado entregue entregues instaladas aangekomen geleverd geplaatst binnengekomen ' +
    'dotarly przyjechaly dostarczono zainstalowano приехали приехал пришли привезли поставили установили',
);
/** What comes before what came: "in comes one box", "rein kam eine Kiste". */
export const IN_CAME = phraseSet(
  'in comes|in came|in went|rein kam|rein kamen|rein kommt|herein kam|dazu kam|dazu kamen|dafur kam|' +
    'dafur kamen|entra en su lugar|al suo posto e arrivata|a la place est arrivee',
);
/** And behind it: "moved in", "came in", "went live". */
export const CAME_IN = phraseSet(
  'moved in|came in|came instead|turned up|went in|went live|kamen rein|kam rein|zogen ein|zog ein|kamen dazu',
);
/** What is said of rented machines that leave. */
export const GOES_BACK = phraseSet(
  'goes back|go back|went back|is returned|are returned|moved out|moves out|goes out|left in|geht zuruck|' +
    'gehen zuruck|ging zuruck|gingen zuruck|repart|repartent|est rendu|sont rendus|sont rendues|se devuelve|' +
    'se devuelven|torna indietro|tornano indietro|gaat terug|gaan terug|ging terug|gingen terug|wraca|wracaja',
);
