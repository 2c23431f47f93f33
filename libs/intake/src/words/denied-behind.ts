/** Words behind a name that rule it out, where the verb closes the sentence; as written. */
export const DENIED_BEHIND = new RegExp(
  '^(?:の|의 ?)?(?:[ -]?(?:cards?|gpus?|カード|製品|グラボ|显卡|显示卡|卡|云|카드|제품|그래픽카드|클라우드|' +
    'kart(?:lar|ları|ı)?|ekran kart(?:ı|lar)))?' +
    "[ '’]?(?:は|を|の|も|은|는|을|를|도|이|가|y?[iıuü]|l[ae]r[iı]?)? ?" +
    '(?:使用)?(?:不可|ダメ|だめ|NG|禁止|なし|不要|要りません|いりません|使いたくない|使いません|避けたい|選択肢にありません|選択肢にない|' +
    '不行|不要|不考虑|不能用|不可以|免谈|안 ?됩니다|안 ?돼요|안 ?됨|불가|제외|빼고|금지|쓰지 않|원하지 않|원치 않|선택지가 아|' +
    'olmasın|olmaz|istemiyoru[mz]|hariç|yasak|bir seçenek değil|seçenek değil|söz konusu değil)',
  'i',
);
/** "Azure以外", "Azure만 빼고", "Azure dışında": all but what stands before. */
export const ALL_BUT_BEHIND =
  /^ ?(?:以外|を除|除き|만 빼고|빼고|말고|제외하고|을 제외|를 제외|dışında|haricinde|hariç)/;
/** "Azure以外は使えません": nothing but what stands before. */
export const NOTHING_BUT_BEHIND =
  /^ ?(?:以外(?:は|には)?(?:使え|使用でき|認め|不可|ダメ|だめ|選べ|利用でき)|しか|밖에|dışında(?:ki)? (?:hiç|kullanam|bir şey|olmaz))/;
