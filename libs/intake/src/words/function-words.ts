/** Small words that tell the languages in Latin letters apart, folded; a word of several languages counts for each. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en:
    'the is are was of to and with for we our have has it on that this these be at an not from by what ' +
    'how which would should can could they you your there than but or if about their my do does did will ' +
    'more all any i he she his her as a in so',
  de:
    'der die das und ist sind wir mit fur von nicht ein eine einen einem einer auf den dem des zu haben ' +
    'hat bei oder auch unser unsere uns ich sich es aus wie wenn aber nur im am zum zur wird werden kein ' +
    'keine pro nach noch uber er sie hatte hatten mein meine',
  es:
    'el la los las una un para con por que de y del tenemos se en es no nuestro nuestra mas como cuando a nos ' +
    'pero hay al sin su mi mis le lo ya o si',
  fr:
    'le la les des une un pour avec et est nous sur du que qui dans pas de notre nos en au aux par ce il ' +
    'ils elle on plus mais ou se sont avons a d l',
  pt:
    'o a os as um uma para com por que e do da dos das nao temos em no na nos se ao mais mas ou nosso ' +
    'nossa de sem meu',
  it:
    'il lo la gli le un una con che di e del della delle dei abbiamo su nel nella sono non in al ai alle ' +
    'da piu ma o se nostro nostra mio mia ha ci i',
  nl:
    'de het een en van voor met we wij is op niet zijn bij dat die onze ons aan ook maar of om te er naar ' +
    'heeft hebben mijn',
  pl:
    'na w z do i jest sie dla nie mamy oraz o po od to ze jak ale czy nasz nasza moj moja jest maja u przy lub ' +
    'sa tylko co za nam nas przez trzeba musi kazdej kazdego kazdy ile jakie naszych naszej moze mozemy chcemy',
  hi:
    'hai hain ke ka ki ko me mein mai se aur hum humare liye nahi par pe kya bhi hi tha andar chahiye har roz ' +
    'hamare humein hamein hota hoti hoga jayega jaye karna karte',
  tr:
    've bir bu icin ile mu var yok olan daha cok ama veya gibi ne kadar bizim biz az fazla olarak degil ayni tane ' +
    'adet kac sonra hangi kullanici ayda bize altinda fazla faturamiz',
  sv:
    'och att det som ar ett en pa av med den till har vi inte men eller kan ska fran vid hos sig varje vart vara hur ' +
    'i var vara vilket hogst om maste allt alla nar ska inga anvandare for tack vara vart',
  cs:
    'je jsou pro se na ve ze ktery ktera ktere ale nebo jako jsme mame nas nase jak kolik potrebujeme chceme bezi ' +
    'pri od bude',
  da:
    'og er det et pa af med den til har vi ikke men eller kan skal fra ved hos sig hver vores vaere hvor hvilken ' +
    'hvilket om alle nar vil bruge hojst',
  vi:
    'va la co cua cho khong duoc voi mot nhung chung toi cac nay khi tu nhieu nguoi trong phai moi muon can dung ' +
    'hay bao hon den o nam se',
  id:
    'yang dan di untuk dengan dari ini itu kami kita tidak akan bisa ada pada adalah atau berapa juga sudah lebih ' +
    'kurang saya mau kalau ke oleh dalam harus per',
};
