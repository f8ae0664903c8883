/** The end of a name of a company, an institute or a team. */
export const ORGANISATION =
  /\b(?:team|staff|editors?|editorial|redaktion|redazione|rédaction|redacción|inc|co|ltd|llc|gmbh|interactive|corp(?:oration)?|company|group|media|institute|association|university|clinic|foundation|agency|network|publishing|department|office|services?|solutions|consulting|society|news(?:room)?|store)\b\.?$/i;
/** Names of agencies, which stand beside the names of reporters or alone. */
export const AGENCY =
  /^(?:(?:the )?(?:reuters|bloomberg|associated press|canadian press)|agence france-presse|agencia efe|europa press|agência brasil|ap|afp|dpa|efe|ansa|apa|sda|ats|epd|kna|sid|belga|anp|ntb|ritzau|pap|lusa|upi|pti|ians|aap|iha|dha|anadolu|adnkronos|xinhua|interfax|тасс|риа новости|интерфакс|укринформ|연합뉴스|뉴시스|뉴스1|新华社|新華社|中新社|中央社|共同(?:通信社?)?|時事(?:通信社?)?|رويترز|أ ?ف ?ب|د ?ب ?أ)$/i;
